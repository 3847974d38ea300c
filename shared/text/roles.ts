/** What a role is about, in the words of a table. */
import type { Options, RoleId, SideId } from '../engine/model.ts';
import type { Composition } from '../engine/rulebook.ts';
import type { Voiced } from './wording.ts';

/** What it does; some do one of several things, as the table has chosen. */
export const doesText = (role: RoleId, options: Options, { tell, tellOwn }: Voiced): string =>
  tellOwn(`role-${role}-does-${options[role]}`) || tell(`role-${role}-does`);

/** What those in play change for it, as far as everybody may know who is. */
export const besideLines = (role: RoleId, side: SideId, inPlay: Composition, { tellOwn }: Voiced): readonly string[] =>
  Object.keys(inPlay)
    .filter((other) => other !== role)
    .flatMap((other) => [tellOwn(`role-${role}-with-${other}`), tellOwn(`side-${side}-with-${other}`)])
    .filter(Boolean);

/** How it wins. */
export const goalText = (role: RoleId, side: SideId, { tell, tellOwn }: Voiced): string =>
  tellOwn(`role-${role}-goal`) || tell(`side-${side}-goal`);
