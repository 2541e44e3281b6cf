import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

interface NarrowColumnProps {
  /** `words`: a readable line length. `fields`: the width of fields. */
  readonly for?: 'words' | 'fields';
  readonly children: ReactNode;
}

const base = css.raw({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', minW: '0' });
const looks = {
  words: css(base, { gap: '4', maxW: '[44rem]' }),
  fields: css(base, { gap: '5', maxW: '[30rem]' }),
};

/** A column with a maximum width, however wide the page is. */
export const NarrowColumn = ({ for: what = 'words', children }: NarrowColumnProps) => (
  <div className={looks[what]}>{children}</div>
);
