/** What is allowed and yet worth saying of the cards. */
import { Icon } from '../chrome/icon.tsx';

/** In the chats these lines bring a sign of their own. */
const SIGN = /^⚠️\s*/u;

export const Warnings = ({ lines }: { readonly lines: readonly string[] }) => (
  <div class="stack" role="status">
    {lines.map((line) => (
      <p key={line} class="row small warning">
        <Icon name="rules" />
        <span class="grow">{line.replace(SIGN, '')}</span>
      </p>
    ))}
  </div>
);
