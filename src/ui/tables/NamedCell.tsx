import type { ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';
import { initialsOf } from '../text/initials';

interface NamedCellProps {
  readonly name: string;
  /** The second line: a bank, an address. */
  readonly note?: ReactNode;
  /** Beside many other columns a small table leaves the monogram out, and gives the name two short lines. */
  readonly amongMany?: boolean;
}

const whole = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '[0.625rem]',
  maxW: 'full',
  minW: '0',
  verticalAlign: 'middle',
  textAlign: 'left',
  // The name is on the first line of an entry, whatever stands below it. Beside the monogram it may take several lines.
  _narrow: {
    position: 'relative',
    alignItems: 'flex-start',
    pl: '[2.625rem]',
    'td[data-place=note] &': { pl: '0' },
  },
});
// One tone for all: it helps to find a row, and never means anything. Copied text does not have the letters.
const monogram = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  w: '[2rem]',
  h: '[2rem]',
  borderRadius: 'control',
  bg: 'desk',
  color: 'ink.soft',
  fontSize: 'note',
  fontWeight: 'strong',
  // Out of the flow, so that what follows the name stands right below it.
  // A name below the title of an entry has one line, and no room for it.
  _narrow: { position: 'absolute', left: '0', top: '[0.125rem]', 'td[data-place=note] &': { display: 'none' } },
  _before: { content: 'attr(data-initials)' },
});
/** A name in two short lines, for a table of many columns that has little room. */
export const narrowName = css({
  _wide: {
    '@container (width < 52rem)': {
      display: '[-webkit-box]',
      w: '[clamp(4.75rem, 13cqi, 7rem)]',
      lineClamp: '2',
      whiteSpace: 'normal',
    },
  },
});
const amongOthers = css({ _wide: { '@container (width < 52rem)': { display: 'none' } } });
// Its own margin makes a row of two lines high enough.
const lines = css({ display: 'grid', minW: '0', my: { md: '[0.5rem]' }, lineHeight: 'table' });
const line = css({ overflow: 'hidden', textOverflow: 'ellipsis' });
// In a row that opens something, the name is what is underlined.
const first = css({
  '[data-opens]:hover > td > button &': {
    textDecoration: 'underline',
    textDecorationThickness: '[1px]',
    textUnderlineOffset: '[3px]',
  },
});
const second = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note', fontWeight: 'regular' });

/** A person, company or bank with a monogram, and what tells it from others of the same name. */
export const NamedCell = ({ name, note = null, amongMany = false }: NamedCellProps) => (
  <span className={whole}>
    <span className={amongMany ? cx(monogram, amongOthers) : monogram} data-initials={initialsOf(name)} aria-hidden="true" />
    <span className={lines}>
      <span className={amongMany ? cx(line, first, narrowName) : cx(line, first)}>{name}</span>{' '}
      {note && <span className={cx(line, second)}>{note}</span>}
    </span>
  </span>
);
