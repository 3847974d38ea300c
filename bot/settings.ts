/** The program's settings, from the environment. */
import * as v from 'valibot';

export interface Settings {
  /** Null: the playground, with an emulated Telegram inside. */
  readonly botToken: string | null;
  /** Null: long polling. */
  readonly publicUrl: string | null;
  /** Where Telegram finds the Mini App. Null: there is none, but for the playground, which knows its own. */
  readonly appUrl: string | null;
  readonly port: number;
  readonly databaseFile: string;
  /** The playground's own file is begun anew with each start, like the Telegram that it goes with. */
  readonly isDatabaseKept: boolean;
  readonly telegramApiRoot: string;
  readonly logLevel: string;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const isUrl = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

const schema = v.object({
  BOT_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^\d+:[A-Za-z0-9_-]{20,}$/, 'a token as BotFather gives it, like 123456:ABC…')),
  ),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isUrl(text, ['https:']) && new URL(text).search === '' && new URL(text).hash === '',
        'an https address, like https://mafia.example.org',
      ),
    ),
  ),
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'a port number from 0 to 65535'),
    ),
    '8080',
  ),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => !/^postgres(ql)?:/.test(text), 'a file: PostgreSQL is not supported yet'),
      v.check((text) => !/^[a-z]+:\/\//.test(text) || text.startsWith('file:'), 'a file, like file:data/omerta.db'),
    ),
  ),
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

export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(schema.entries).flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new WrongSetting(`${issue.path?.[0]?.key} must be ${issue.message}`);
  }
  const { BOT_TOKEN, PUBLIC_URL, PORT, DATABASE_URL, TELEGRAM_API_ROOT, LOG_LEVEL } = parsed.output;
  const publicUrl = PUBLIC_URL?.replace(/\/+$/, '') ?? null;
  return {
    botToken: BOT_TOKEN ?? null,
    publicUrl,
    appUrl: publicUrl && `${publicUrl}/app/`,
    port: Number(PORT),
    databaseFile: DATABASE_URL?.replace(/^file:(\/\/)?/, '') ?? (BOT_TOKEN ? 'data/omerta.db' : 'data/playground.db'),
    isDatabaseKept: DATABASE_URL !== undefined || BOT_TOKEN !== undefined,
    telegramApiRoot: TELEGRAM_API_ROOT.replace(/\/+$/, ''),
    logLevel: LOG_LEVEL,
  };
}
