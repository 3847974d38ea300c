/** News of the court, each on a slip of its own. */
import type { News } from '../../shared/engine/model.ts';
import { newsIcon, newsText } from '../state/facts.ts';
import { Icon } from './icon.tsx';
import { tied } from './tied.ts';

export const NewsSlips = ({ news }: { readonly news: readonly News[] }) => (
  <>
    {news.map((item) => {
      const text = newsText(item);
      return text ? (
        <p key={JSON.stringify(item)} class="slip slip-pad row" role="status">
          <Icon name={newsIcon(item)} />
          <span class="grow">{tied(text)}</span>
        </p>
      ) : null;
    })}
  </>
);
