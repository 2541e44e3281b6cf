import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

interface StackProps {
  /** What alone is printed, where something of the page is to be printed alone. */
  readonly print?: boolean;
  readonly children: ReactNode;
}

const stack = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', justifyItems: 'stretch', gap: '4', minW: '0' });

/** Blocks below each other, at the page's own distance. */
export const Stack = ({ print = false, children }: StackProps) => (
  <div className={stack} data-print={print || undefined}>
    {children}
  </div>
);
