import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

const lines = css({ display: 'grid', justifyItems: 'start', _wide: { py: '2' } });

/** A cell of two lines or more, each a child. */
export const LinesCell = ({ children }: { readonly children: ReactNode }) => <span className={lines}>{children}</span>;
