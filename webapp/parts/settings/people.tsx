/** Who leads the game and who assists, and what the group speaks. */
import { useSignal } from '@preact/signals';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../shared/text/languages.ts';
import { me } from '../../state/session.ts';
import { change, mayChange } from '../../state/settings.ts';
import { sight } from '../../state/table.ts';
import { say } from '../../state/words.ts';
import { Avatar } from '../chrome/avatar.tsx';
import { Icon } from '../chrome/icon.tsx';
import { Choices, LinkLine, type Pickable } from '../chrome/lines.tsx';
import { Sheet } from '../chrome/sheet.tsx';
import { awaitedIn } from './game.tsx';
import { SettingsSection } from './section.tsx';

const NOBODY = 'nobody';
const ME = 'me';
/** Whoever has the place already and is not the reader: there to be seen, not to be chosen anew. */
const HOLDER = 'holder';

type Post = 'host' | 'aide';

export function HostSettings() {
  const { lobby } = sight.value!;
  return (
    <>
      {lobby!.allowsHost && <PostSettings post="host" />}
      {lobby!.allowsAide && lobby!.host !== null && <PostSettings post="aide" />}
    </>
  );
}

const nobodyText = (post: Post): string => say(post === 'host' ? 'app-settings-host-bot' : 'app-settings-aide-none');

function PostSettings({ post }: { readonly post: Post }) {
  const isChoosing = useSignal(false);
  const name = sight.value!.lobby![post] ?? nobodyText(post);
  const shown = (
    <>
      <span class="settings-name">{name}</span>
      <span class="line-more">{say(`app-settings-${post}-about`)}</span>
    </>
  );
  return (
    <SettingsSection title={say(`app-settings-${post}`)}>
      {mayChange() ? (
        <LinkLine icon={<Icon name="host" />} title={shown} onOpen={() => (isChoosing.value = true)} />
      ) : (
        <p class="line">
          <Icon name="host" />
          <span class="grow line-title">{shown}</span>
        </p>
      )}
      {isChoosing.value && <PostSheet post={post} onClose={() => (isChoosing.value = false)} />}
    </SettingsSection>
  );
}

function PostSheet({ post, onClose }: { readonly post: Post; readonly onClose: () => void }) {
  const choose = async (to: string) => {
    await change(`${post} ${to}`, { set: post, to: to === NOBODY ? null : to });
    onClose();
  };
  const title = say(`app-settings-${post}-choose`);
  return (
    <Sheet label={title} onClose={onClose}>
      <h2>{title}</h2>
      <p class="small dim">{say(`app-settings-${post}-about`)}</p>
      <div class="settings-people">
        <Choices
          label={title}
          value={holderOf(post)}
          awaited={awaitedIn(post)}
          choices={candidates(post)}
          onChoose={(to) => void choose(to)}
        />
      </div>
    </Sheet>
  );
}

function holderOf(post: Post): string {
  const { lobby, place } = sight.value!;
  if (lobby![post] === null) return NOBODY;
  return place === post ? ME : HOLDER;
}

function candidates(post: Post): readonly Pickable<string>[] {
  const { lobby, place } = sight.value!;
  const { players } = lobby!;
  const mine = Math.max(
    0,
    players.findIndex((player) => player.place === place),
  );
  const own = place === players[mine]?.place ? players[mine].name : (me.value?.name ?? '');
  const others = players.map((player, seat) => ({ ...player, seat })).filter((player) => player.place !== place);
  const holder = lobby![post];
  const mayBeMe = !(post === 'aide' && place === 'host');
  return [
    {
      value: NOBODY,
      title: nobodyText(post),
      icon: (
        <span class="avatar settings-bot" aria-hidden="true">
          <Icon name="practice" />
        </span>
      ),
    },
    ...(mayBeMe
      ? [{ value: ME, title: say('app-settings-host-me', { name: own }), icon: <Avatar name={own} seat={mine} /> }]
      : []),
    ...(holderOf(post) === HOLDER
      ? [{ value: HOLDER, title: holder, icon: <Avatar name={holder ?? ''} seat={0} /> }]
      : []),
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
