import type { ComponentProps } from 'react';
import { css } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';
import { box } from './control';

// As wide as its text, without a box where a line has little room.
const holder = css(box, {
  position: 'relative',
  px: '0',
  w: '[auto]',
  h: '[var(--control-small)]',
  mdDown: { borderColor: '[transparent]', bg: '[transparent]' },
});
const select = css({
  appearance: 'none',
  fieldSizing: 'content',
  minH: '[var(--control-small)]',
  pl: { base: '0', md: '[0.625rem]' },
  pr: { base: '6', md: '8' },
  bg: '[transparent]',
  color: 'ink',
  outline: '[none]',
  cursor: 'pointer',
  '& option': { bg: 'sheet', color: 'ink' },
});
const arrow = css({ position: 'absolute', right: { base: '0', md: '[0.625rem]' }, pointerEvents: 'none', color: 'ink.soft' });

/** A small list of choices that is part of a line of text on a phone. */
export const PlainSelect = (native: Omit<ComponentProps<'select'>, 'className' | 'style'>) => (
  <div className={holder}>
    <select {...native} className={select} />
    <span className={arrow}>
      <Icon name="chevron-down" />
    </span>
  </div>
);
