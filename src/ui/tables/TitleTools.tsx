import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { Toolbar } from './Toolbar';

interface TitleToolsProps {
  /** Has what the row of the title has no room for. Elsewhere it is not shown. */
  readonly menu: ReactNode;
  /** The last one is at the far end. */
  readonly children: ReactNode;
}

// Unless the page has room beside its rows, the rows need the height of these actions. They stand in the row of the title then.
const whole = css({
  display: 'flex',
  '@media (width < 90rem)': {
    ml: 'auto',
    mt: '[calc(-1 * (var(--control) + token(spacing.6)))]',
    '& [data-button]': { display: 'none' },
  },
  '@media (48rem <= width < 90rem)': {
    alignItems: 'center',
    gap: '3',
    // As wide as its buttons, which a container that is measured can't be.
    '& > :first-child': { containerType: 'normal', w: '[max-content]' },
  },
  // A phone has room for the menu alone, above the views of the rows.
  mdDown: {
    flexDirection: 'column-reverse',
    gap: '3',
    w: 'full',
    mt: '[calc(-1 * (var(--control) + token(spacing.5)))]',
  },
});
const other = css({
  display: 'none',
  '@media (width < 90rem)': { display: 'block' },
  mdDown: { alignSelf: 'flex-end', display: 'grid', placeItems: 'center', h: '[var(--control)]', mr: '[-0.5rem]' },
});

/** Actions above a list whose page has little height: in the row of the title, if that is the first thing below it. */
export const TitleTools = ({ menu, children }: TitleToolsProps) => (
  <div className={whole} data-title-tools>
    <Toolbar>{children}</Toolbar>
    <div className={other}>{menu}</div>
  </div>
);
