import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

interface RecordColumnsProps {
  /** What matters most: first on a narrow page, at the top of the narrow column on a wide one. */
  readonly first: ReactNode;
  /** Below it in the narrow column. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}

// How much room there is depends on what stands beside, so the box tells and not the window.
const container = css({ containerType: 'inline-size', minW: '0' });
const columns = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '@container (width >= 58rem)': {
    columnGap: '10',
    gridTemplateColumns: '[minmax(0, 1fr) 23rem]',
    gridTemplateRows: '[auto 1fr]',
    // Without what comes first, the narrow column begins at the top.
    '& > :empty ~ :last-child': { gridRow: '[1 / span 2]' },
  },
  '& > :empty': { display: 'none' },
  // Each section of a record begins with a rule.
  '& section': { borderTop: '[2px solid token(colors.line.ink)]', pt: '3' },
});
const stack = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6', minW: '0' });
const top = css({ minW: '0', '@container (width >= 58rem)': { gridColumn: '2', gridRow: '1' } });
const main = css({ '@container (width >= 58rem)': { gridColumn: '1', gridRow: '[1 / span 2]' } });
const below = css({ '@container (width >= 58rem)': { gridColumn: '2', gridRow: '2' } });

/** All parts of one record: two columns where there is room. */
export const RecordColumns = ({ first, side, children }: RecordColumnsProps) => (
  <div className={container}>
    <div className={columns}>
      <div className={top}>{first}</div>
      <div className={`${stack} ${main}`}>{children}</div>
      <div className={`${stack} ${below}`}>{side}</div>
    </div>
  </div>
);
