import { css } from '../../../styled-system/css';
import type { DrawingFacts } from './drawing';

interface LegendProps {
  readonly words: DrawingFacts['words'];
  /** The unit of the axis as a word, and as a short form. */
  readonly unit: { readonly long: string; readonly short: string };
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '[1.125rem]',
  rowGap: '1',
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
});
const entry = css({ display: 'inline-flex', alignItems: 'center', gap: '[0.375rem]', whiteSpace: 'nowrap' });
const solid = css({ fill: 'chart.1' });
const hatch = css({ stroke: 'chart.2', fill: '[none]' });
const ink = css({ stroke: 'line.ink' });
const long = css({ display: { base: 'none', sm: 'inline' } });
const short = css({ display: { sm: 'none' } });

/** The legend: each bar has a pattern as well as a colour. */
export function Legend({ words, unit }: LegendProps) {
  return (
    <div className={row}>
      <span className={entry}>
        <svg width="14" height="12" aria-hidden="true">
          <rect className={solid} width="14" height="12" />
        </svg>
        {words.up}
      </span>
      <span className={entry}>
        <svg width="14" height="12" aria-hidden="true">
          <path className={hatch} d="M.75 .75h12.5v10.5H.75z" strokeWidth="1.5" />
          <path className={hatch} d="M1 7l6-6M3 11 13 1M9 11l4-4" strokeWidth="1.5" />
        </svg>
        {words.down}
      </span>
      <span className={entry}>
        <svg width="14" height="12" aria-hidden="true">
          <path className={ink} d="M0 6h14" strokeWidth="2.5" />
        </svg>
        {words.net}
      </span>
      <span className={long}>{unit.long}</span>
      <span className={short} aria-hidden="true">
        {unit.short}
      </span>
    </div>
  );
}
