import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

const whole = css({ containerType: 'inline-size', w: 'full', minW: '0' });
const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', '& > :last-child': { ml: { md: 'auto' } } });

/** Actions above a list. The last one is at the far end. */
export const Toolbar = ({ children }: { readonly children: ReactNode }) => (
  <div className={whole} data-screen>
    <div className={bar}>{children}</div>
  </div>
);
