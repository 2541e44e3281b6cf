import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

interface StackProps {
  /** Less space between blocks that belong together. */
  readonly close?: boolean;
  readonly children: ReactNode;
}

const base = css.raw({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  justifyItems: 'stretch',
  minW: '0',
  // The foot of a page stands at the end of the window.
  '&:has(> [data-page-foot], > [data-ledger-foot])': { display: 'flex', flexDirection: 'column', flexGrow: '1' },
});
const looks = {
  // On a phone a page with a list has less, so that its first row stands high.
  apart: css(base, { gap: { base: '[var(--apart, token(spacing.5))]', md: '6' } }),
  close: css(base, { gap: '2' }),
};

/** Stacked blocks with the page's spacing. */
export const Stack = ({ close = false, children }: StackProps) => (
  <div className={close ? looks.close : looks.apart}>{children}</div>
);
