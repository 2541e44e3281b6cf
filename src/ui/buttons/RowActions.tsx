import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

const row = css({
  '--control': { md: '2rem' },
  '--control-text': { md: '0.8125rem' },
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '[0.375rem]',
  color: 'ink.soft',
  fontWeight: 'regular',
  // Beside an open panel, and on a tablet, the room is for what the row is about. The words say the same.
  '@media (width >= 48rem)': { '@container (width < 60rem)': { '& svg': { display: 'none' }, '& button': { px: '[0.625rem]' } } },
});

/** The actions on a row, in the row itself, or why there are none. */
export const RowActions = ({ children }: { readonly children: ReactNode }) => <span className={row}>{children}</span>;
