import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

interface NarrowProps {
  /** `words`: as wide as is good to read; `fields`: as wide as fields need. */
  readonly for?: 'words' | 'fields';
  readonly children: ReactNode;
}

const base = css.raw({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', minW: '0' });
const looks = {
  words: css(base, { gap: '4', maxW: '[44rem]' }),
  fields: css(base, { gap: '5', maxW: '[30rem]' }),
};

/** A column that stays narrow, however wide the page is. */
export const Narrow = ({ for: what = 'words', children }: NarrowProps) => <div className={looks[what]}>{children}</div>;
