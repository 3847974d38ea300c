import { describe, expect, test } from 'vitest';
import { isSame } from '../../../bot/chat/letter.ts';
import { fingerprintOf } from '../../../bot/courier/fingerprint.ts';
import type { MadeCall, Message, Trouble } from '../../../bot/playground/index.ts';
import { edit, type PostOffice, post, postOffice } from '../../kit/courier/post-office.ts';
import { cover, FakePrinter } from '../../kit/courier/printer.ts';
import { FLOOD, next, refuse } from '../../kit/courier/sending.ts';

async function scene() {
  const printer = new FakePrinter();
  const office = await postOffice(printer);
  return { printer, office, anna: office.person('Anna'), boris: office.person('Boris') };
}

const [NIGHT, DAY] = [cover('night'), cover('day')];
const methods = (calls: readonly MadeCall[]): string[] => calls.map(({ method }) => method);
const byBot = (messages: readonly Message[]): Message[] => messages.filter(({ from }) => from.is_bot);
const wordsOf = ({ text, caption, photo }: Message): string => (photo ? `▣ ${caption}` : text);
const shown = (chat: { readonly messages: readonly Message[] }): string[] => byBot(chat.messages).map(wordsOf);

/** A group whose owner lets nobody send photos. */
function strictGroup(office: PostOffice) {
  const group = office.telegram.group({ title: 'Friday', creator: office.person('Olha') });
  group.room.permissions = { ...group.room.permissions, can_send_photos: false };
  return group;
}

describe('a screen with a picture', () => {
  test('is sent as a photo with everything that belongs to it, by one call', async () => {
    const { office, anna, printer } = await scene();
    const question = anna.write('bot', 'when?');
    const buttons = [[{ text: 'Join', press: 'j:1' }]];
    const looks = { picture: NIGHT, buttons, isProtected: true, isSilent: true, replyTo: question.id } as const;
    await office.queue(post(anna.id, 'a', '<b>Night</b> &amp; fog', looks));
    await office.settle();
    expect(methods(office.messages)).toEqual(['sendPhoto']);
    const [photo] = byBot(anna.direct.messages);
    expect(photo).toMatchObject({ caption: 'Night & fog', isProtected: true, isSilent: true, photo: { width: 32 } });
    expect(photo!.entities).toMatchObject([{ type: 'bold' }]);
    expect(photo!.buttons).toEqual([[{ text: 'Join', callbackData: 'j:1' }]]);
    expect(photo!.replyTo).toBe(question);
    expect(printer.printed).toEqual([NIGHT]);
    expect(office.telegram.faults).toEqual([]);
  });

  test('is a text where there is no printer', async () => {
    const office = await postOffice();
    const anna = office.person();
    await office.queue(post(anna.id, 'a', 'a', { picture: NIGHT, isSilent: true }));
    await office.settle();
    expect(methods(office.messages)).toEqual(['sendMessage']);
    expect(byBot(anna.direct.messages)[0]).toMatchObject({ text: 'a', isSilent: true });
  });

  test('is printed and uploaded once, then sent by its name, to others and after a restart too', async () => {
    const { office, anna, boris, printer } = await scene();
    await office.queue(post(anna.id, 'a', 'a', { picture: NIGHT }));
    await office.passAll();
    await office.queue(post(boris.id, 'b', 'b', { picture: { ...NIGHT } }));
    await office.restart();
    await office.queue(post(anna.id, 'c', 'c', { picture: NIGHT }));
    await office.passAll();
    expect([shown(anna.direct), shown(boris.direct)]).toEqual([['▣ a', '▣ c'], ['▣ b']]);
    expect(printer.printed).toHaveLength(1);
    const [first, ...others] = office.messages.map(({ params }) => String(params.photo));
    expect(first).toMatch(/^attach:/);
    expect(new Set(others)).toEqual(new Set([await office.store.read.prints.find(fingerprintOf(NIGHT))]));
  });

  test('looks the same whatever the order of its fields', () => {
    expect(fingerprintOf(NIGHT)).toBe(fingerprintOf(Object.fromEntries(Object.entries(NIGHT).reverse()) as never));
    expect(fingerprintOf(NIGHT)).not.toBe(fingerprintOf(DAY));
  });

  test('has changed if its picture has', () => {
    expect(isSame({ text: 'a', picture: NIGHT }, { text: 'a', picture: { ...NIGHT } })).toBe(true);
    expect(isSame({ text: 'a', picture: NIGHT }, { text: 'a', picture: DAY })).toBe(false);
    expect(isSame({ text: 'a', picture: NIGHT }, { text: 'a' })).toBe(false);
  });
});

describe('a printer in trouble', () => {
  test('that fails costs no time', async () => {
    const { office, anna, printer } = await scene();
    printer.does = 'fail';
    await office.queue(post(anna.id, 'a', 'a', { picture: NIGHT }));
    await office.settle();
    expect(shown(anna.direct)).toEqual(['a']);
    expect(methods(office.messages)).toEqual(['sendMessage']);
    printer.does = 'print';
    await office.queue(post(anna.id, 'b', 'b', { picture: NIGHT }));
    await office.passAll();
    expect(shown(anna.direct)).toEqual(['a', '▣ b']);
  });

  test('that is slow costs a second and a half; what it prints too late serves the next', async () => {
    const { office, anna, printer } = await scene();
    printer.does = 'hang';
    const begin = office.clock.now();
    await office.queue(post(anna.id, 'a', 'a', { picture: NIGHT }));
    await office.pass(1.499);
    expect(shown(anna.direct)).toEqual([]);
    await office.pass(0.001);
    await office.settle();
    expect(shown(anna.direct)).toEqual(['a']);
    expect(office.messages.map(({ at }) => at - begin)).toEqual([1500]);
    printer.finish();
    await office.settle();
    await office.queue(post(anna.id, 'b', 'b', { picture: NIGHT }));
    await office.passAll();
    expect(shown(anna.direct)).toEqual(['a', '▣ b']);
    expect(printer.printed).toHaveLength(1);
  });

  test('holds up neither other chats nor what is no message', async () => {
    const { office, printer } = await scene();
    const people = Array.from({ length: 40 }, (_, i) => office.person(`P${i}`));
    const [last, ...others] = people;
    const group = office.telegram.group({ title: 'Friday', creator: last!, bot: { can_restrict_members: true } });
    printer.does = 'hang';
    await office.queue(post(group.id, 'a', 'a', { picture: NIGHT }));
    await office.queue(...others.map(({ id }) => post(id, 'a', 'a', { picture: NIGHT })));
    await office.settle();
    await office.queue(post(last!.id, 'b', 'b'));
    await office.run({ chatId: group.id, method: 'setChatPermissions', payload: { permissions: {} } });
    await office.settle();
    expect(methods(office.telegram.calls).sort()).toEqual(['sendMessage', 'setChatPermissions']);
    expect(shown(last!.direct)).toEqual(['b']);
    printer.finish();
    await office.passAll();
    expect(others.map(({ direct }) => shown(direct))).toEqual(others.map(() => ['▣ a']));
    expect(printer.printed).toHaveLength(1);
    expect(office.telegram.faults).toEqual([]);
  });

  test('lets the message change meanwhile', async () => {
    const { office, anna, printer } = await scene();
    printer.does = 'hang';
    await office.queue(post(anna.id, 'a', 'v0', { picture: NIGHT }));
    await office.settle();
    await office.queue(edit(anna.id, 'a', 'v1', { picture: DAY }));
    printer.does = 'print';
    printer.finish();
    await office.passAll();
    expect(shown(anna.direct)).toEqual(['▣ v1']);
    expect(methods(office.messages)).toEqual(['sendPhoto']);
    expect((await office.store.read.posts.look(anna.id, 'a'))?.picture).toBe(fingerprintOf(DAY));
  });

  test('lets the message change at the last moment', async () => {
    const fake = new FakePrinter();
    let change = async () => undefined as unknown;
    const print: FakePrinter['print'] = (picture) => {
      if (picture === NIGHT) void change();
      return fake.print(picture);
    };
    const office = await postOffice({ print });
    const anna = office.person();
    change = () => office.queue(edit(anna.id, 'a', 'v1', { picture: DAY }));
    await office.queue(post(anna.id, 'a', 'v0', { picture: NIGHT }));
    await office.passAll();
    expect(shown(anna.direct)).toEqual(['▣ v1']);
    expect(methods(office.messages)).toEqual(['sendPhoto']);
    expect((await office.store.read.posts.look(anna.id, 'a'))?.picture).toBe(fingerprintOf(DAY));
  });

  test('a stop does not wait for it, and the next start sends the picture, once', async () => {
    const { office, anna, printer } = await scene();
    printer.does = 'hang';
    await office.queue(post(anna.id, 'a', 'a', { picture: NIGHT }));
    await office.settle();
    printer.does = 'print';
    await office.restart();
    printer.finish();
    await office.passAll();
    expect(shown(anna.direct)).toEqual(['▣ a']);
    expect(methods(office.messages)).toEqual(['sendPhoto']);
  });
});

describe('a picture that Telegram does not want', () => {
  const REFUSALS: readonly (readonly [number, string])[] = [
    [400, 'Bad Request: IMAGE_PROCESS_FAILED'],
    [400, 'Bad Request: PHOTO_INVALID_DIMENSIONS'],
    [400, 'Bad Request: not enough rights to send photos to the chat'],
    [400, 'Bad Request: CHAT_SEND_PHOTOS_FORBIDDEN'],
    [403, 'Forbidden: CHAT_SEND_PHOTOS_FORBIDDEN'],
    [413, 'Request Entity Too Large'],
    [400, 'Bad Request: the moon is in the wrong house'],
  ];
  test.each(REFUSALS)('%i %s: the text at once', async (code, description) => {
    const { office, anna } = await scene();
    next(office, { kind: 'refuse', code, description });
    await office.queue(post(anna.id, 'a', 'a', { picture: NIGHT }));
    await office.settle();
    expect(shown(anna.direct)).toEqual(['a']);
    expect(methods(office.messages)).toEqual(['sendPhoto', 'sendMessage']);
    await office.queue(edit(anna.id, 'a', 'b', { picture: NIGHT }));
    await office.passAll();
    expect(shown(anna.direct)).toEqual(['b']);
    expect(office.unreachable).toEqual([]);
  });

  test('because it is no good is not tried again elsewhere', async () => {
    const { office, anna, boris } = await scene();
    next(office, refuse('Bad Request: IMAGE_PROCESS_FAILED'));
    await office.queue(post(anna.id, 'a', 'a', { picture: NIGHT }));
    await office.passAll();
    await office.queue(post(boris.id, 'b', 'b', { picture: NIGHT }));
    await office.passAll();
    expect(methods(office.messages)).toEqual(['sendPhoto', 'sendMessage', 'sendMessage']);
  });

  test('anywhere in a group costs one call a game', async () => {
    const { office, printer } = await scene();
    const group = strictGroup(office);
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await office.queue(post(group.id, name, name, { picture: cover(name) }));
      await office.pass(20 * 60);
    }
    expect(shown(group).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(methods(office.messages).filter((method) => method === 'sendPhoto')).toHaveLength(1);
    expect(printer.printed).toHaveLength(1);
    group.room.permissions = { ...group.room.permissions, can_send_photos: true };
    await office.pass(2 * 60 * 60);
    await office.queue(post(group.id, 'f', 'f', { picture: NIGHT }));
    await office.passAll();
    expect(shown(group).at(-1)).toBe('▣ f');
    expect(office.telegram.faults).toEqual([]);
  });

  test('under a name that it has forgotten is uploaded anew', async () => {
    const { office, anna, printer } = await scene();
    await office.store.write((tx) => tx.prints.set(fingerprintOf(NIGHT), 'AgAC-forgotten', 1));
    const begin = office.clock.now();
    await office.queue(post(anna.id, 'a', 'a', { picture: NIGHT }));
    await office.settle();
    expect(shown(anna.direct)).toEqual(['▣ a']);
    expect(office.messages.map(({ at, ok }) => [at - begin, ok])).toEqual([
      [0, false],
      [0, true],
    ]);
    expect(await office.store.read.prints.find(fingerprintOf(NIGHT))).toMatch(/^AgACAgIAAx/);
    expect(printer.printed).toHaveLength(1);
  });

  test('under a name that it has forgotten, with nobody to print it: the text', async () => {
    const { office, anna, printer } = await scene();
    printer.does = 'fail';
    await office.store.write((tx) => tx.prints.set(fingerprintOf(NIGHT), 'AgAC-forgotten', 1));
    await office.queue(post(anna.id, 'a', 'a', { picture: NIGHT }));
    await office.settle();
    expect(methods(office.messages)).toEqual(['sendPhoto', 'sendMessage']);
    expect(await office.store.read.prints.find(fingerprintOf(NIGHT))).toBeNull();
  });

  test('and never answers: in the end the text', async () => {
    const { office, anna } = await scene();
    office.telegram.trouble = ({ method }) => (method === 'sendPhoto' ? { kind: 'drop' } : null);
    await office.queue(post(anna.id, 'a', 'a', { picture: NIGHT }));
    await office.passAll();
    expect(shown(anna.direct)).toEqual(['a']);
    expect(methods(office.messages)).toEqual(['sendPhoto', 'sendPhoto', 'sendPhoto', 'sendMessage']);
  });
});

describe('a photo that changes', () => {
  async function photo() {
    const all = await scene();
    await all.office.queue(post(all.anna.id, 'a', 'v0', { picture: NIGHT, isVital: true }));
    await all.office.passAll();
    const change = async (text: string, looks = {}) => {
      await all.office.queue(edit(all.anna.id, 'a', text, { isVital: true, ...looks }));
      await all.office.passAll();
      return all.office.messages.at(-1)!.method;
    };
    const last = () => byBot(all.anna.direct.messages).at(-1)!;
    const picture = async () => (await all.office.store.read.posts.look(all.anna.id, 'a'))?.picture;
    return { ...all, change, last, picture };
  }

  test('keeps its picture while that stays the same, or is not mentioned', async () => {
    const { change, last, printer } = await photo();
    const before = last().photo;
    const buttons = [[{ text: 'Join', press: 'j:1' }]];
    expect(await change('v1', { picture: NIGHT, buttons })).toBe('editMessageCaption');
    expect(last()).toMatchObject({ caption: 'v1', photo: before, buttons: [[{ text: 'Join' }]] });
    expect(await change('v2')).toBe('editMessageCaption');
    expect(last()).toMatchObject({ caption: 'v2', photo: before, buttons: [] });
    expect(printer.printed).toHaveLength(1);
  });

  test('gets another picture, and later the first one back by its name', async () => {
    const { change, last, picture, printer, office } = await photo();
    const before = last().photo;
    const buttons = [[{ text: 'Join', press: 'j:1' }]];
    expect(await change('v1', { picture: DAY, buttons })).toBe('editMessageMedia');
    expect(last()).toMatchObject({ caption: 'v1', buttons: [[{ text: 'Join' }]] });
    expect(last().photo).not.toEqual(before);
    expect(await picture()).toBe(fingerprintOf(DAY));
    expect(await change('v2', { picture: NIGHT })).toBe('editMessageMedia');
    expect(last()).toMatchObject({ caption: 'v2', photo: before });
    expect(printer.printed).toHaveLength(2);
    expect(office.telegram.faults).toEqual([]);
  });

  test('gets its new words where the new picture cannot be had', async () => {
    const { change, last, picture, printer } = await photo();
    const before = last().photo;
    printer.does = 'fail';
    expect(await change('v1', { picture: DAY })).toBe('editMessageCaption');
    expect(last()).toMatchObject({ caption: 'v1', photo: before });
    expect(await picture()).toBe(fingerprintOf(NIGHT));
  });

  test('gets its new words where photos are forbidden by now', async () => {
    const { office } = await scene();
    const group = office.telegram.group({ title: 'Friday', creator: office.person('Olha') });
    await office.queue(post(group.id, 'a', 'v0', { picture: NIGHT }));
    await office.passAll();
    group.room.permissions = { ...group.room.permissions, can_send_photos: false };
    for (const text of ['v1', 'v2']) {
      await office.queue(edit(group.id, 'a', text, { picture: DAY }));
      await office.passAll();
    }
    expect(shown(group)).toEqual(['▣ v2']);
    expect(methods(office.messages).slice(1)).toEqual(['editMessageMedia', 'editMessageCaption', 'editMessageCaption']);
  });

  test('a text stays one, whatever picture it gets', async () => {
    const { office, anna, printer } = await scene();
    await office.queue(post(anna.id, 'a', 'v0'));
    await office.passAll();
    await office.queue(edit(anna.id, 'a', 'v1', { picture: NIGHT }));
    await office.passAll();
    expect(methods(office.messages)).toEqual(['sendMessage', 'editMessageText']);
    expect(shown(anna.direct)).toEqual(['v1']);
    expect(printer.printed).toEqual([]);
  });

  test('nothing changes: Telegram says so, and all is well', async () => {
    const { change, last } = await photo();
    await change('v0', { picture: NIGHT });
    expect(last()).toMatchObject({ caption: 'v0', editDate: undefined });
    expect(await change('v1', { picture: NIGHT })).toBe('editMessageCaption');
    expect(last().caption).toBe('v1');
  });

  test.each<[string, Trouble]>([
    ['whose answer was lost', { kind: 'drop-after' }],
    ['that was lost', { kind: 'drop' }],
    ['that came too soon', FLOOD(7)],
    ['that broke Telegram', { kind: 'server-error', status: 502 }],
  ])('a change %s is made once more, and its picture remembered', async (_, trouble) => {
    const { change, last, picture, office, printer } = await photo();
    next(office, trouble);
    await change('v1', { picture: DAY });
    expect(await picture()).toBe(fingerprintOf(DAY));
    expect(await change('v2', { picture: DAY })).toBe('editMessageCaption');
    expect(last().caption).toBe('v2');
    expect(printer.printed).toHaveLength(2);
    expect(office.telegram.faults).toEqual([]);
  });

  test('deleted by somebody, a vital one comes anew with its picture, any other stays away', async () => {
    const { change, last, office, anna, printer } = await photo();
    await office.queue(post(anna.id, 'other', 'o0', { picture: NIGHT }));
    await office.passAll();
    for (const message of anna.direct.messages) message.isDeleted = true;
    await office.queue(edit(anna.id, 'other', 'o1', { picture: NIGHT }));
    expect(await change('v1', { picture: NIGHT })).toBe('sendPhoto');
    expect(shown(anna.direct)).toEqual(['▣ v1']);
    expect(await change('v2', { picture: DAY })).toBe('editMessageMedia');
    expect(last().caption).toBe('v2');
    expect(printer.printed).toHaveLength(2);
  });

  test('in a group that becomes a supergroup it comes anew with its picture', async () => {
    const { office } = await scene();
    const group = office.telegram.group({ title: 'Friday', creator: office.person('Olha'), kind: 'group' });
    const { id: old } = group;
    await office.queue(post(old, 'a', 'v0', { picture: NIGHT, isVital: true }), post(old, 'b', 'b', { picture: DAY }));
    await office.settle();
    group.migrate();
    await office.queue(edit(old, 'a', 'v1', { picture: NIGHT, isVital: true }));
    await office.passAll();
    expect(shown(group)).toEqual(['▣ b', '▣ v1']);
    expect(office.telegram.faults).toEqual([]);
  });

  test('goes on after a restart as the photo that it is', async () => {
    const { change, last, office } = await photo();
    await office.restart();
    expect(await change('v1', { picture: NIGHT })).toBe('editMessageCaption');
    expect(await change('v2', { picture: DAY })).toBe('editMessageMedia');
    expect(last().caption).toBe('v2');
  });
});
