import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const look = css({ display: 'contents', '&[data-veiled]': { visibility: 'hidden' } });

/** Everything as it is, and out of sight for a moment. */
export const Veiled = ({ veiled, children }: { readonly veiled: boolean; readonly children: ReactNode }) => (
  <div className={look} data-veiled={veiled ? '' : undefined}>
    {children}
  </div>
);
