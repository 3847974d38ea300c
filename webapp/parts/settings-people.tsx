/** Who leads the game, and what the group speaks. */
import { useSignal } from '@preact/signals';
import { me } from '../state/session.ts';
import { change, mayChange } from '../state/settings.ts';
import { sight } from '../state/table.ts';
import { LANGUAGE_NAMES, LANGUAGES, say } from '../state/words.ts';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';
import { type Choice, Choices, LinkLine } from './lines.tsx';
import { awaitedIn } from './settings-game.tsx';
import { SettingsSection } from './settings-section.tsx';
import { Sheet } from './sheet.tsx';

const BOT = 'bot';
const ME = 'me';
/** Whoever leads already and is not the reader: there to be seen, not to be chosen anew. */
const LEADER = 'leader';

export function HostSettings() {
  const isChoosing = useSignal(false);
  const { lobby } = sight.value!;
  if (!lobby!.allowsHost) return null;
  const name = lobby!.host ?? say('app-settings-host-bot');
  const shown = (
    <>
      <span class="settings-name">{name}</span>
      <span class="line-more">{say('app-settings-host-about')}</span>
    </>
  );
  return (
    <SettingsSection title={say('app-settings-host')}>
      {mayChange() ? (
        <LinkLine icon={<Icon name="host" />} title={shown} onOpen={() => (isChoosing.value = true)} />
      ) : (
        <p class="line">
          <Icon name="host" />
          <span class="grow line-title">{shown}</span>
        </p>
      )}
      {isChoosing.value && <HostSheet onClose={() => (isChoosing.value = false)} />}
    </SettingsSection>
  );
}

function HostSheet({ onClose }: { readonly onClose: () => void }) {
  const choose = async (to: string) => {
    await change(`host ${to}`, { set: 'host', to: to === BOT ? null : to });
    onClose();
  };
  return (
    <Sheet label={say('app-settings-host-choose')} onClose={onClose}>
      <h2>{say('app-settings-host-choose')}</h2>
      <p class="small dim">{say('app-settings-host-about')}</p>
      <div class="settings-people">
        <Choices
          label={say('app-settings-host-choose')}
          value={leader()}
          awaited={awaitedIn('host')}
          choices={candidates()}
          onChoose={(to) => void choose(to)}
        />
      </div>
    </Sheet>
  );
}

function leader(): string {
  const { lobby, place } = sight.value!;
  if (lobby!.host === null) return BOT;
  return place !== null && lobby!.players.every((player) => player.place !== place) ? ME : LEADER;
}

function candidates(): readonly Choice<string>[] {
  const { lobby, place } = sight.value!;
  const { players, host } = lobby!;
  const mine = Math.max(
    0,
    players.findIndex((player) => player.place === place),
  );
  const own = place === players[mine]?.place ? players[mine].name : (me.value?.name ?? '');
  const others = players.map((player, seat) => ({ ...player, seat })).filter((player) => player.place !== place);
  return [
    {
      value: BOT,
      title: say('app-settings-host-bot'),
      icon: (
        <span class="avatar settings-bot" aria-hidden="true">
          <Icon name="practice" />
        </span>
      ),
    },
    { value: ME, title: say('app-settings-host-me', { name: own }), icon: <Avatar name={own} seat={mine} /> },
    ...(leader() === LEADER ? [{ value: LEADER, title: host, icon: <Avatar name={host ?? ''} seat={0} /> }] : []),
    ...others.map(({ place: value, name, seat }) => ({
      value,
      title: <span class="settings-name">{name}</span>,
      icon: <Avatar name={name} seat={seat} />,
    })),
  ];
}

export function LanguageSettings() {
  const { language } = sight.value!;
  return (
    <SettingsSection title={say('app-settings-language')}>
      <Choices
        label={say('app-settings-language')}
        value={language}
        awaited={awaitedIn('language') as typeof language | null}
        isLocked={!mayChange()}
        choices={LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value], lang: value }))}
        onChoose={(to) => void change(`language ${to}`, { set: 'language', to })}
      />
    </SettingsSection>
  );
}
