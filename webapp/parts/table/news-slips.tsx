/** News, each on a slip of its own. */
import type { News } from '../../../shared/engine/model.ts';
import { newsIcon, newsText } from '../../state/told/facts.ts';
import { Icon, MiniCard } from '../chrome/icon.tsx';
import { tied } from '../chrome/tied.ts';

/** A card that was played is its own picture. */
export const NewsMark = ({ item }: { readonly item: News }) =>
  typeof item.card === 'string' ? (
    <span class="news-card">
      <MiniCard id={item.card} />
    </span>
  ) : (
    <Icon name={newsIcon(item)} />
  );

export const NewsSlips = ({ news }: { readonly news: readonly News[] }) => (
  <>
    {news.map((item) => {
      const text = newsText(item);
      return text ? (
        <p key={JSON.stringify(item)} class="slip slip-pad row" role="status">
          <NewsMark item={item} />
          <span class="grow">{tied(text)}</span>
        </p>
      ) : null;
    })}
  </>
);
