import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

interface OutdatedProps {
  readonly on: boolean;
  readonly children: ReactNode;
}

const place = css({ position: 'relative', display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', minW: '0' });
const line = css({
  position: 'absolute',
  insetX: '0',
  top: '0',
  h: '[2px]',
  bg: 'action',
  transformOrigin: 'left',
  animation: '[fill 2s ease-out both]',
});
// As faint as its smallest text can still be read.
const faded = css({ opacity: '[0.85]', filter: '[grayscale(1)]' });

/** What is shown until what replaces it is there: dimmed, below a line that fills. */
export const Outdated = ({ on, children }: OutdatedProps) => (
  <div className={place} aria-busy={on}>
    <div className={on ? faded : undefined}>{children}</div>
    {on && <span className={line} aria-hidden="true" />}
  </div>
);
