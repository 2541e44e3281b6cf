import type { ReactNode } from 'react';
import { isolated } from '../../../contract/shownText';
import { css, cx } from '../../../styled-system/css';
import { Menu, type MenuItem } from '../buttons/Menu';
import { breathing } from '../feedback/Skeleton';

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
  '&[data-strong]': { bg: 'ink', color: 'sheet', borderColor: 'ink' },
});
const head = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '2' });
const title = css({ fontWeight: 'medium', overflowWrap: 'anywhere', minW: '0', pt: '1' });
const soft = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });

export interface CardOfRow {
  readonly key: string;
  readonly name: string;
  /** The address of its picture. Undefined: it has none. */
  readonly image: string | undefined;
  readonly isDimmed?: boolean;
  /** What is said on its picture. */
  readonly tag: { readonly label: string; readonly isStrong?: boolean } | null;
  readonly figure: ReactNode;
  readonly note: ReactNode;
  readonly items: readonly MenuItem[];
}

interface CardsProps {
  readonly cards: readonly CardOfRow[];
  readonly label: string;
  readonly isLoading: boolean;
}

/** The rows of a list with their pictures. */
export const Cards = ({ cards, label, isLoading }: CardsProps) =>
  isLoading ? (
    <div className={cx(grid, breathing)} aria-hidden="true">
      {Array.from({ length: 8 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty frames keep their places
        <div key={place} className={cx(frame, none)} />
      ))}
    </div>
  ) : (
    <ul className={grid} aria-label={label}>
      {cards.map(({ key, ...one }) => (
        <li key={key} className={card}>
          <Card {...one} />
        </li>
      ))}
    </ul>
  );

const Card = ({ name, image, isDimmed, tag: said, figure, note, items }: Omit<CardOfRow, 'key'>) => (
  <>
    {image === undefined ? (
      <span className={cx(frame, none)} />
    ) : (
      <span className={cx(frame, isDimmed && dimmed)}>
        <img src={image} alt="" loading="lazy" referrerPolicy="no-referrer" />
      </span>
    )}
    {said && (
      <span className={tag} {...(said.isStrong && { 'data-strong': true })}>
        {said.label}
      </span>
    )}
    <div className={head}>
      <span className={title} dir="auto">
        {name}
      </span>
      <Menu small label={`Actions for ${isolated(name)}`} items={items} />
    </div>
    <span>{figure}</span>
    <span className={soft}>{note}</span>
  </>
);
