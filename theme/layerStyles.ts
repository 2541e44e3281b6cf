import { defineLayerStyles } from '@pandacss/dev';

const bar = (from: string, to: string) => `linear-gradient(transparent ${from}, var(--ink) 0 ${to}, transparent 0)`;
const rule = 'linear-gradient(transparent calc(100% - 1px), {colors.line.faint} 0)';
const high = 'var(--high, {sizes.row})';
/** A bar in every second row, and what it leaves free. */
const barsAt = (middle: string, gap: string, side: string) =>
  `${bar(`calc(${middle} - 0.3125rem)`, `calc(${middle} + 0.3125rem)`)} ${side} / calc(100% - ${gap}) calc(2 * ${high}) repeat-y content-box`;
const barsOn = (side: string) => `${barsAt('25%', '1rem', side)}, ${barsAt('75%', '2.25rem', side)}`;
const upper = bar('1rem', '1.625rem');
const lower = bar('2.375rem', '3rem');

/**
 * Rows of a table that are loading, twelve as in the frame of an arrival: their rules, and in each cell below it the bars of its column. They are
 * drawn, because a page that opens with an element for each of them takes a quarter longer.
 */
export const layerStyles = defineLayerStyles({
  blanks: {
    value: {
      _wide: { background: `${rule} 0 0 / 100% ${high} repeat-y` },
      // A bar for each place of an entry.
      _narrow: {
        display: 'block',
        height: 'calc(12 * {sizes.rowTouch})',
        background: [`${upper} 0 0 / 55%`, `${upper} 100% 0 / 5rem`, `${lower} 0 0 / 35%`, `${rule} 0 0 / 100%`]
          .map((layer) => `${layer} {sizes.rowTouch} repeat-y`)
          .join(', '),
      },
    },
  },
  blank: {
    value: {
      _narrow: { display: 'none' },
      _wide: {
        height: `calc(12 * ${high})`,
        minWidth: '5.5rem',
        paddingInline: '0.5rem',
        _first: { paddingLeft: '0' },
        _last: { paddingRight: '0' },
        background: barsOn('0 0'),
        '&[data-right]': { background: barsOn('100% 0') },
      },
    },
  },
});
