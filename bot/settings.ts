/** The program's settings, from the environment. */
import { isIP } from 'node:net';
import * as v from 'valibot';

export interface Settings {
  /** Null: the playground, with an emulated Telegram inside. */
  readonly botToken: string | null;
  /** Null: long polling. */
  readonly publicUrl: string | null;
  /** Where Telegram finds the Mini App. Null: there is none, but for the playground, which knows its own. */
  readonly appUrl: string | null;
  /** The address to listen on. Null: every one that the machine has. */
  readonly host: string | null;
  readonly port: number;
  readonly databaseFile: string;
  readonly telegramApiRoot: string;
  readonly logLevel: string;
}

const BOT_DATABASE = 'data/omerta.db';
const TOKEN = 'a token as BotFather gives it, like 123456:ABC…, or not be set at all';
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const isUrl = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** An IPv6 address may stand in brackets, as in a URL. */
const plainHost = (text: string): string => text.replace(/^\[(.*)\]$/, '$1');

const isHost = (text: string): boolean =>
  isIP(plainHost(text)) > 0 ||
  (URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text.toLowerCase());

const DATABASE = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => !/^postgres(ql)?:/.test(text), 'a file: PostgreSQL is not supported yet'),
    v.check((text) => !/^[a-z]+:\/\//.test(text) || text.startsWith('file:'), 'a file, like file:data/omerta.db'),
    v.transform((text) => text.replace(/^file:(\/\/)?/, '')),
  ),
);

const schema = v.object({
  BOT_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^\d+:[A-Za-z0-9_-]{20,}$/, TOKEN))),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isUrl(text, ['https:']) && new URL(text).search === '' && new URL(text).hash === '',
        'an https address, like https://mafia.example.org',
      ),
    ),
  ),
  HOST: v.optional(
    v.pipe(v.string(), v.check(isHost, 'an address of this machine, like 127.0.0.1'), v.transform(plainHost)),
  ),
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'a port number from 0 to 65535'),
    ),
    '8080',
  ),
  DATABASE_URL: DATABASE,
  TELEGRAM_API_ROOT: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => isUrl(text, ['http:', 'https:']), 'an http or https address'),
    ),
    'https://api.telegram.org',
  ),
  LOG_LEVEL: v.optional(v.picklist(LEVELS, `one of ${LEVELS.join(', ')}`), 'info'),
});

/** A wrong setting, in one line that names it but does not repeat it: it may be secret. */
export class WrongSetting extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(environment: Environment): Settings {
  const { BOT_TOKEN, PUBLIC_URL, HOST, PORT, DATABASE_URL, TELEGRAM_API_ROOT, LOG_LEVEL } = read(schema, environment);
  const isPlayground = BOT_TOKEN === undefined;
  if (isPlayground && DATABASE_URL !== undefined)
    throw needsToken('DATABASE_URL', 'a playground makes its own database');
  if (isPlayground && PUBLIC_URL !== undefined) throw needsToken('PUBLIC_URL', 'a playground is for this machine');
  const publicUrl = PUBLIC_URL?.replace(/\/+$/, '') ?? null;
  return {
    botToken: BOT_TOKEN ?? null,
    publicUrl,
    appUrl: publicUrl && `${publicUrl}/app/`,
    host: HOST ?? (isPlayground ? '127.0.0.1' : null),
    port: Number(PORT),
    databaseFile: isPlayground ? 'data/playground.db' : (DATABASE_URL ?? BOT_DATABASE),
    telegramApiRoot: TELEGRAM_API_ROOT.replace(/\/+$/, ''),
    logLevel: LOG_LEVEL,
  };
}

/** The real bot's, which can be looked at without its token. */
export const readDatabaseFile = (environment: Environment): string =>
  read(v.object({ DATABASE_URL: DATABASE }), environment).DATABASE_URL ?? BOT_DATABASE;

function read<T extends v.ObjectEntries>(wanted: v.ObjectSchema<T, undefined>, environment: Environment) {
  const given = Object.keys(wanted.entries).flatMap((name) => {
    const value = environment[name]?.trim();
    return isGiven(name, value) ? [[name, value]] : [];
  });
  const parsed = v.safeParse(wanted, Object.fromEntries(given));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new WrongSetting(`${issue.path?.[0]?.key} must be ${issue.message}`);
}

/** An empty line, as templates have them, sets nothing; but whoever set a token did not mean to do without. */
const isGiven = (name: string, value: string | undefined): boolean =>
  value !== undefined && (value !== '' || name === 'BOT_TOKEN');

const needsToken = (name: string, why: string): WrongSetting =>
  new WrongSetting(`${name} must come with a BOT_TOKEN: ${why}`);
