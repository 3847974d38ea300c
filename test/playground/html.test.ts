import { describe, expect, test } from 'vitest';
import { BotApiRefusal } from '../../bot/playground/refusal.ts';
import { tidy } from '../../bot/playground/text/formatted.ts';
import { parseHtml } from '../../bot/playground/text/html.ts';
import { refusal, stage } from './stage.ts';

const anna = { id: 5, is_bot: false, first_name: 'Анна' };

function parse(html: string) {
  const faults: string[] = [];
  const parsed = tidy(
    parseHtml(html, { userOf: (id) => (id === anna.id ? anna : undefined), fault: (what) => faults.push(what) }),
  );
  return { ...parsed, faults };
}

const complaint = (html: string): string => {
  try {
    parse(html);
  } catch (error) {
    if (error instanceof BotApiRefusal) return error.message.replace("Bad Request: can't parse entities: ", '');
    throw error;
  }
  throw new Error('it was accepted');
};

describe('what is understood', () => {
  test.each([
    ['b', 'bold'],
    ['strong', 'bold'],
    ['i', 'italic'],
    ['em', 'italic'],
    ['u', 'underline'],
    ['ins', 'underline'],
    ['s', 'strikethrough'],
    ['strike', 'strikethrough'],
    ['del', 'strikethrough'],
    ['code', 'code'],
    ['pre', 'pre'],
    ['tg-spoiler', 'spoiler'],
    ['blockquote', 'blockquote'],
  ])('<%s> is %s', (tag, type) => {
    expect(parse(`a <${tag}>слово</${tag}>`)).toEqual({
      text: 'a слово',
      entities: [{ type, offset: 2, length: 5 }],
      faults: [],
    });
  });

  test.each([
    ['<span class="tg-spoiler">x</span>', { type: 'spoiler' }],
    ['<blockquote expandable>x</blockquote>', { type: 'expandable_blockquote' }],
    ['<a href="https://t.me/bot?start=a&amp;b">x</a>', { type: 'text_link', url: 'https://t.me/bot?start=a&b' }],
    ['<a href="tg://user?id=5">x</a>', { type: 'text_mention', user: anna }],
    [
      '<tg-emoji emoji-id="5368324170671202286">x</tg-emoji>',
      { type: 'custom_emoji', custom_emoji_id: '5368324170671202286' },
    ],
    ['<pre><code class="language-ts">x</code></pre>', { type: 'pre', language: 'ts' }],
    ['<code class="language-ts">x</code>', { type: 'code' }],
    [
      '<tg-time unix="1647531900" format="r">x</tg-time>',
      { type: 'date_time', unix_time: 1647531900, date_time_format: 'r' },
    ],
    ['<tg-time unix="1647531900">x</tg-time>', { type: 'date_time', unix_time: 1647531900, date_time_format: '' }],
    ['<B >x</ >', { type: 'bold' }],
  ])('%s', (html, entity) => {
    expect(parse(html)).toEqual({ text: 'x', entities: [{ ...entity, offset: 0, length: 1 }], faults: [] });
  });

  test('nesting, places in UTF-16, and text that is trimmed', () => {
    expect(parse('\n🎲 <b>a<i>б</i></b> <u></u>')).toMatchObject({
      text: '🎲 aб',
      entities: [
        { type: 'bold', offset: 3, length: 2 },
        { type: 'italic', offset: 4, length: 1 },
      ],
    });
  });

  test.each([
    ['<code>a <b>b</b></code>', ['code']],
    ['<b><code>a</code></b>', ['code']],
    ['<blockquote><code>a</code></blockquote>', ['blockquote', 'code']],
    ['<blockquote>a <blockquote expandable>b</blockquote></blockquote>', ['blockquote']],
    ['<blockquote expandable><blockquote>b</blockquote></blockquote>', ['expandable_blockquote']],
    ['<blockquote>a <b>b</b></blockquote>', ['blockquote', 'bold']],
  ])('%s holds %j', (html, types) => {
    expect(
      parse(html)
        .entities.map(({ type }) => type)
        .sort(),
    ).toEqual(types);
  });

  test('character references', () => {
    expect(parse('&lt;b&gt; &amp;amp; &quot; &#1078; &#x1F3B2;')).toMatchObject({
      text: '<b> &amp; " ж 🎲',
      faults: [],
    });
  });

  test('a stray ampersand stays as it is, and is noted', () => {
    expect(parse('Tom & Jerry &nbsp; &#0;')).toMatchObject({ text: 'Tom & Jerry &nbsp; &#0;' });
    expect(parse('Tom & Jerry &nbsp; &#0;').faults).toHaveLength(3);
    expect(parse('a > b').faults).toHaveLength(1);
  });

  test('a mention of somebody unknown is plain text', () => {
    expect(parse('<a href="tg://user?id=6">x</a>')).toEqual({ text: 'x', entities: [], faults: [] });
  });

  test('links, commands, mentions and hashtags are found', () => {
    const kinds = parse('https://a.org/x, /vote @omerta_bot #мафия <code>/code</code>').entities.map(
      ({ type }) => type,
    );
    expect(kinds).toEqual(['url', 'bot_command', 'mention', 'hashtag', 'code']);
  });
});

describe('what is refused', () => {
  test.each([
    ['<h1>x</h1>', 'Unsupported start tag "h1" at byte offset 0'],
    ['ж <br/>', 'Unsupported start tag "br/" at byte offset 3'],
    ['a < b', 'Unsupported start tag "" at byte offset 2'],
    ['<b', 'Unclosed start tag at byte offset 0'],
    ['<b>x', 'Can\'t find end tag corresponding to start tag "b"'],
    ['<b><i>x</b></i>', 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'],
    ['x</b>', 'Unexpected end tag at byte offset 1'],
    ['<b>x</b', 'Unclosed end tag at byte offset 4'],
    ['<span>x</span>', 'Tag "span" must have class "tg-spoiler" at byte offset 0'],
    ['<a href>x</a>', 'Expected equal sign in declaration of an attribute of the tag "a" at byte offset 0'],
    ['<a href="x>x</a>', 'Unclosed start tag at byte offset 0'],
    ['<a href=a/b>x</a>', 'Unexpected end of name token at byte offset 8'],
    ['<a ="x">x</a>', 'Empty attribute name in the tag "a" at byte offset 0'],
    ['<tg-time unix="1" format="rt">x</tg-time>', 'Invalid date-time format specified at byte offset 0'],
    ['<tg-time>x</tg-time>', 'Invalid unix time specified at byte offset 0'],
    ['<tg-emoji>x</tg-emoji>', 'Invalid custom emoji identifier specified at byte offset 0'],
  ])('%s', (html, why) => {
    expect(complaint(html)).toBe(why);
  });
});

test('over the wire', async () => {
  const { telegram, api } = await stage();
  const person = telegram.person({ firstName: 'Анна' });
  person.start();
  expect(await refusal(api.sendMessage(person.id, '<b>x', { parse_mode: 'HTML' }))).toBe(
    '400 Bad Request: can\'t parse entities: Can\'t find end tag corresponding to start tag "b"',
  );
  await api.sendMessage(person.id, `<a href="tg://user?id=${person.id}">вы</a>`, { parse_mode: 'HTML' });
  expect(person.direct.messages.at(-1)!.entities).toMatchObject([{ type: 'text_mention', user: { id: person.id } }]);
  await api.sendMessage(person.id, '<b>x');
  expect(person.direct.messages.at(-1)!.text).toBe('<b>x');
  expect(await refusal(api.sendMessage(person.id, 'x', { parse_mode: 'Rtf' as never }))).toBe(
    '400 Bad Request: unsupported parse_mode',
  );
});
