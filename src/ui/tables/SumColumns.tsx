import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

const container = css({ containerType: 'inline-size', minW: '0' });
const columns = css({
  display: 'grid',
  alignItems: 'start',
  columnGap: '10',
  rowGap: '6',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(17rem, 100%), 1fr))]',
  // Each section of a record begins with a rule.
  '& > section': { borderTop: '[2px solid token(colors.line.ink)]', pt: '3', gap: '2' },
});

/** Sections of figures beside each other, as many as fit. */
export const SumColumns = ({ children }: { readonly children: ReactNode }) => (
  <div className={container}>
    <div className={columns}>{children}</div>
  </div>
);
