import type { ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';
import { breathing, SkeletonLine } from '../feedback/Skeleton';

interface StatStripProps {
  readonly label: string;
  /** `null` for a value that is not loaded yet. While busy, a skeleton line replaces it. */
  readonly figures: readonly {
    readonly label: string;
    readonly value: ReactNode;
    readonly line?: ReactNode;
    /** A figure that has one keeps its room while it loads, even if it is still null. */
    readonly note?: ReactNode;
  }[];
  readonly busy?: boolean;
}

const whole = css({
  containerType: 'inline-size',
  minW: '0',
  overflow: 'hidden',
  borderTop: '[2px solid token(colors.line.ink)]',
  borderBottom: '[1px solid token(colors.line.soft)]',
});
// Every figure has a rule above and on its left. The outer ones are clipped, however the figures wrap.
const list = css({
  display: 'grid',
  mt: '[-1px]',
  _wide: { gridTemplateColumns: '[repeat(auto-fit, minmax(12.5rem, 1fr))]', ml: '[calc(-1rem - 1px)]' },
  // Four figures that do not fit in one row: two above two, so that none stays alone.
  '&:has(> :nth-child(4):last-child)': {
    _wide: { '@container (width < 50rem)': { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' } },
  },
  // Five figures that do not fit in one row: two above three, so that no place stays empty.
  '&:has(> :nth-child(5):last-child)': {
    _wide: {
      '@container (width < 67rem)': {
        gridTemplateColumns: '[repeat(6, minmax(0, 1fr))]',
        // Named, because a rule for any element inside of `:has()` slows every change of a page.
        '& > [data-figure]': { gridColumn: '[span 2]' },
        '& > [data-figure]:nth-child(-n + 2)': { gridColumn: '[span 3]' },
      },
    },
  },
});
const figure = css({
  position: 'relative',
  minW: '0',
  borderTop: '[1px solid token(colors.line.faint)]',
  _narrow: {
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr) auto]',
    alignItems: 'baseline',
    columnGap: '4',
    py: '[0.625rem]',
  },
  _wide: { px: '4', pt: '2', pb: '[0.625rem]', borderLeft: '[1px solid token(colors.line.soft)]' },
});
const name = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table' });
const amount = css({
  fontSize: { base: '[1.125rem]', md: '[1.375rem]' },
  lineHeight: 'figure',
  fontWeight: 'figure',
  letterSpacing: '[-0.018em]',
  overflowWrap: 'anywhere',
  _narrow: { textAlign: 'right' },
});
const blank = css({ display: 'grid', alignContent: 'center', h: '[2rem]', _narrow: { w: '[6rem]' } });
// On a phone a line stands below its label, and the note at its right.
const drawn = css({ minW: '0', _narrow: { maxW: '[9rem]', alignSelf: 'center' } });
const under = css.raw({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2',
  rowGap: '1',
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  _wide: { mt: '1' },
});
const ownLine = css(under, { _narrow: { gridColumn: '[1 / -1]' } });
const besideLine = css(under, { _narrow: { justifyContent: 'flex-end', alignSelf: 'center', textAlign: 'right' } });
const noteToCome = css({ display: 'grid', alignItems: 'center', w: '[8rem]', maxW: 'full', h: '[1lh]' });

/** A strip of figures under one rule. */
export function StatStrip({ label, figures, busy = false }: StatStripProps) {
  return (
    <section className={whole} aria-label={label} aria-busy={busy}>
      <dl className={list}>
        {figures.map((each) => (
          <div key={each.label} className={figure} data-figure>
            <dt className={name}>{each.label}</dt>
            <dd className={amount}>
              {each.value ?? (busy ? <span className={cx(blank, breathing)}>{<SkeletonLine />}</span> : '—')}
            </dd>
            {each.line && <dd className={drawn}>{each.line}</dd>}
            {each.note && <dd className={each.line ? besideLine : ownLine}>{each.note}</dd>}
            {!each.note && 'note' in each && busy && (each.value ?? null) === null && (
              <dd className={each.line ? besideLine : ownLine} aria-hidden="true">
                <span className={cx(noteToCome, breathing)}>{<SkeletonLine />}</span>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
