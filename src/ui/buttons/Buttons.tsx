import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

// By their labels, whatever stands below or beside one of them.
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '3' });

const even = css({ display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: '[1 1 auto]' }, _empty: { display: 'none' } });

/** Buttons that share the width of a phone. */
export const EvenButtons = ({ children }: { readonly children: ReactNode }) => <div className={even}>{children}</div>;

/** Buttons side by side. */
export const Buttons = ({ children }: { readonly children: ReactNode }) => <div className={row}>{children}</div>;
