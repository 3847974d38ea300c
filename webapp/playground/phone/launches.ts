/** The apps that are open on the phones: each with what Telegram signed for its owner. */
import { effect, signal } from '@preact/signals';
import { COLOURS, phones, theme } from '../look.ts';
import { stage, wish } from '../stage.ts';

export interface LaunchedApp {
  readonly url: string;
  /** Each opening is a window of its own. */
  readonly serial: number;
  readonly game: string | null;
}

/** By person; null for an app that was closed. */
export const launches = signal<Readonly<Record<number, LaunchedApp | null>>>({});
let serial = 0;

export async function launch(person: number, game: string | null): Promise<void> {
  const own = ++serial;
  const { initData } = await wish('launch', { person, game });
  const params = new URLSearchParams({
    tgWebAppData: initData,
    tgWebAppVersion: '9.1',
    tgWebAppPlatform: 'web',
    tgWebAppThemeParams: JSON.stringify(COLOURS[theme.peek()]),
  });
  set(person, { url: `/app/#${params}`, serial: own, game });
}

export const close = (person: number): void => set(person, null);

function set(person: number, app: LaunchedApp | null): void {
  launches.value = { ...launches.peek(), [person]: app };
}

/** Every phone on the stage shows the table that is open; an app that somebody has closed stays closed. */
let company = 0;
const opening = new Set<number>();
effect(() => {
  const { game = null, group, you } = stage.value ?? {};
  const shown = phones.value;
  const open = launches.value;
  if (!group) return;
  if (group.id !== company) {
    company = group.id;
    launches.value = {};
    return;
  }
  if (game === null) return;
  for (const person of shown) {
    const app = open[person];
    const isOld = app && app.game !== game && person !== you;
    if ((app !== undefined && !isOld) || opening.has(person)) continue;
    opening.add(person);
    void launch(person, game)
      .catch(() => undefined)
      .finally(() => opening.delete(person));
  }
});
