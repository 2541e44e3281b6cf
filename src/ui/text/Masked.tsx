import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

const look = css({ display: 'contents', '&[data-veiled]': { visibility: 'hidden' } });

/** Hides its content for a moment without removing it. */
export const Masked = ({ veiled, children }: { readonly veiled: boolean; readonly children: ReactNode }) => (
  <div className={look} data-veiled={veiled ? '' : undefined}>
    {children}
  </div>
);
