import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '3' });

/** The ways on from a part of a page, side by side. */
export const Buttons = ({ children }: { readonly children: ReactNode }) => <div className={row}>{children}</div>;
