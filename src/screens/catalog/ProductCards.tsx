import '../../ui/theme/catalogIcons';
import { useMemo, useState } from 'react';
import type { CatalogProduct } from '../../../machines/catalog/catalogProducts/catalogProducts.machine';
import { css } from '../../../styled-system/css';
import { keepPreference, readPreference } from '../../flow/themePreference';
import type { MenuItem } from '../../ui/buttons/Menu';
import { type CardOfRow, Cards } from '../../ui/tables/Cards';
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

const before = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });

/** What its picture says first: what keeps customers from ordering it, else that it is a deal. */
function tagOf({ isVisible, stock, dealPrice }: CatalogProduct): CardOfRow['tag'] {
  if (!isVisible) return { label: 'Hidden' };
  if (stock === '0') return { label: 'Out of stock' };
  return dealPrice === null ? null : { label: 'Deal', isStrong: true };
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
export const ProductCards = ({ rows, itemsOf, ...list }: ProductCardsProps) => (
  <Cards
    {...list}
    cards={rows.map((row) => ({
      ...{ key: row.id, name: row.name, image: row.images[0], isDimmed: !row.isVisible, tag: tagOf(row), items: itemsOf(row) },
      figure: (
        <>
          <Money amount={row.dealPrice ?? row.price} currency={row.currency} />{' '}
          {row.dealPrice !== null && (
            <del className={before}>
              <Money amount={row.price} currency={row.currency} />
            </del>
          )}
        </>
      ),
      note: (
        <>
          <span dir="auto">{row.categoryName || 'No category'}</span> · {stockOf(row)}
        </>
      ),
    }))}
  />
);
