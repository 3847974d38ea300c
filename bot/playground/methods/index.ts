import { callbackMethods } from './callbacks.ts';
import { chatMethods } from './chats.ts';
import { commandMethods } from './commands.ts';
import { deletingMethods } from './deleting.ts';
import { editingMethods } from './editing.ts';
import type { Method, Methods } from './method.ts';
import { pinningMethods } from './pinning.ts';
import { profileMethods } from './profile.ts';
import { reactionMethods } from './reactions.ts';
import { restrictingMethods } from './restricting.ts';
import { sendingMethods } from './sending.ts';
import { sharingMethods } from './sharing.ts';
import { updateMethods } from './updates.ts';

const methods: Methods = {
  ...updateMethods,
  ...profileMethods,
  ...commandMethods,
  ...chatMethods,
  ...restrictingMethods,
  ...sendingMethods,
  ...sharingMethods,
  ...editingMethods,
  ...deletingMethods,
  ...pinningMethods,
  ...reactionMethods,
  ...callbackMethods,
};

const byName = new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), { name, method }]));

/** Telegram does not mind upper and lower case in the name of a method. */
export const methodNamed = (name: string): { readonly name: string; readonly method: Method } | undefined =>
  byName.get(name.toLowerCase());
