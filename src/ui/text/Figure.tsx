import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

const figure = css({
  fontSize: { base: '[1.75rem]', md: 'sum' },
  lineHeight: 'sum',
  fontWeight: 'figure',
  letterSpacing: '[-0.018em]',
  fontVariantNumeric: 'tabular-nums',
});
const beside = css({ color: 'ink.soft' });

/** The one number or name of a dialog that is no sum of money, with what it is out of. */
export const Figure = ({ children, of = null }: { readonly children: ReactNode; readonly of?: ReactNode }) => (
  <>
    <span className={figure}>{children}</span> {of !== null && <span className={beside}>{of}</span>}
  </>
);
