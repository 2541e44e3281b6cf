import '../../ui/theme/catalogIcons';
import { useMemo, useState } from 'react';
import { isolated } from '../../../contract/shownText';
import type { CatalogProduct } from '../../../machines/catalog/catalogProducts/catalogProducts.machine';
import { css, cx } from '../../../styled-system/css';
import { keepPreference, readPreference } from '../../flow/themePreference';
import { Menu, type MenuItem } from '../../ui/buttons/Menu';
import { breathing } from '../../ui/feedback/Skeleton';
import { ToolButton } from '../../ui/tables/ListTools';
import { Money } from '../../ui/text/Money';

const NAME = 'products of a catalog';

/** Whether products show as cards, and the button that changes it. This browser remembers the choice. Without one, pictures decide. */
export function useCards(rows: readonly CatalogProduct[]) {
  const [kept, setKept] = useState(() => readPreference(NAME));
  const isCards = kept === null ? rows.some(({ images }) => images.length > 0) : kept === 'cards';
  const button = useMemo(() => {
    const choose = (view: 'cards' | 'list') => {
      keepPreference(NAME, view);
      setKept(view);
    };
    return isCards ? (
      <ToolButton label="List" icon="rows" onPress={() => choose('list')} />
    ) : (
      <ToolButton label="Cards" icon="grid" onPress={() => choose('cards')} />
    );
  }, [isCards]);
  return { isCards, button };
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, max(9.5rem, (100% - 3.75rem) / 4)), 1fr))]',
  columnGap: '5',
  rowGap: '6',
});
const card = css({ display: 'grid', alignContent: 'start', gap: '[0.375rem]', minW: '0', position: 'relative' });
const frame = css({
  aspectRatio: '[4 / 3]',
  overflow: 'hidden',
  border: '[1px solid token(colors.line.soft)]',
  borderRadius: 'control',
  bg: 'desk',
  '& img': { w: 'full', h: 'full', objectFit: 'cover', display: 'block' },
});
const none = css({ borderStyle: 'dashed', bg: '[transparent]' });
const dimmed = css({ opacity: '[0.6]' });
const tag = css({
  position: 'absolute',
  top: '2',
  left: '2',
  px: '2',
  border: '[1px solid token(colors.line.control)]',
  borderRadius: 'mark',
  bg: 'sheet',
  fontSize: 'note',
  lineHeight: 'note',
  fontWeight: 'medium',
});
const deal = css({ bg: 'ink', color: 'sheet', borderColor: 'ink' });
const head = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '2' });
const name = css({ fontWeight: 'medium', overflowWrap: 'anywhere', minW: '0', pt: '1' });
const soft = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });

/** What its picture says first: what keeps customers from ordering it, else that it is a deal. */
function tagOf({ isVisible, stock, dealPrice }: CatalogProduct) {
  if (!isVisible) return <span className={tag}>Hidden</span>;
  if (stock === '0') return <span className={tag}>Out of stock</span>;
  return dealPrice === null ? null : <span className={cx(tag, deal)}>Deal</span>;
}

const stockOf = ({ stock }: CatalogProduct) => {
  if (stock === null) return 'Unlimited';
  return stock === '0' ? 'Out of stock' : `${stock} in stock`;
};

interface ProductCardsProps {
  readonly rows: readonly CatalogProduct[];
  readonly label: string;
  readonly isLoading: boolean;
  readonly itemsOf: (row: CatalogProduct) => readonly MenuItem[];
}

/** CAT-01: the products of a catalog with their pictures. */
export const ProductCards = ({ rows, label, isLoading, itemsOf }: ProductCardsProps) =>
  isLoading ? (
    <div className={cx(grid, breathing)} aria-hidden="true">
      {Array.from({ length: 8 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: frames without anything in them
        <div key={place} className={cx(frame, none)} />
      ))}
    </div>
  ) : (
    <ul className={grid} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={card}>
          <Picture {...row} />
          {tagOf(row)}
          <div className={head}>
            <span className={name} dir="auto">
              {row.name}
            </span>
            <Menu small label={`Actions for ${isolated(row.name)}`} items={itemsOf(row)} />
          </div>
          <span>
            <Money amount={row.dealPrice ?? row.price} currency={row.currency} />{' '}
            {row.dealPrice !== null && (
              <del className={soft}>
                <Money amount={row.price} currency={row.currency} />
              </del>
            )}
          </span>
          <span className={soft}>
            <span dir="auto">{row.categoryName || 'No category'}</span> · {stockOf(row)}
          </span>
        </li>
      ))}
    </ul>
  );

const Picture = ({ images: [image], isVisible }: CatalogProduct) =>
  image === undefined ? (
    <span className={cx(frame, none)} />
  ) : (
    <span className={cx(frame, !isVisible && dimmed)}>
      <img src={image} alt="" loading="lazy" referrerPolicy="no-referrer" />
    </span>
  );
