import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '3' });

/** Buttons side by side. */
export const Buttons = ({ children }: { readonly children: ReactNode }) => <div className={row}>{children}</div>;
