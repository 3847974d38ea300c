export interface RunningNow {
  readonly bot: string;
  readonly games: number;
}

/** A page of text for whoever opens the address in a browser. */
export const frontPage = ({ bot, games }: RunningNow): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Omertà</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 17px/1.5 Georgia, serif; max-width: 34rem; margin: 12vh auto; padding: 0 1.25rem; }
  h1 { font-size: 2.25rem; margin: 0 0 .5rem; letter-spacing: .02em; }
  code { font-size: .95em; }
</style>
<h1>Omertà</h1>
<p>Mafia in Telegram groups: the bot hosts, each phone is the private side of the table.</p>
<p>The bot <a href="https://t.me/${bot}">@${bot}</a> is running: add it to a group and write <code>/play</code>.</p>
<p>Games on just now: ${games}.</p>
</html>
`;
