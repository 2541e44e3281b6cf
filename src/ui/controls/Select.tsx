import type { ComponentProps } from 'react';
import { css } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';
import { box } from './control';

const holder = css.raw({ position: 'relative', px: '0', '&:has([aria-invalid])': { px: '0' } });
const low = css.raw({ h: '[var(--control-small)]', w: '[auto]' });
const select = css.raw({
  appearance: 'none',
  w: 'full',
  h: 'full',
  minH: '[var(--control)]',
  pl: '[0.625rem]',
  pr: '8',
  bg: '[transparent]',
  color: 'ink',
  outline: '[none]',
  borderRadius: 'control',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '& option': { bg: 'sheet', color: 'ink' },
});
const lowSelect = css.raw({ minH: '[var(--control-small)]' });
const unchosen = css.raw({ color: 'ink.faint' });
// All of them, so that they are known during the build.
const looks = {
  tall: { holder: css(box, holder), chosen: css(select), unchosen: css(select, unchosen) },
  small: { holder: css(box, holder, low), chosen: css(select, lowSelect), unchosen: css(select, lowSelect, unchosen) },
};
const arrow = css({ position: 'absolute', right: '[0.625rem]', pointerEvents: 'none', color: 'ink.soft' });

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'style'> {
  readonly small?: boolean;
  /** Whether the empty value asks for a choice. Otherwise it is a choice like any other, and looks like one. */
  readonly hasPlaceholder?: boolean;
}

/** The browser's own list in a field's box, because it supports phones, keyboards and screen readers. */
export function Select({ small = false, hasPlaceholder = false, ...native }: SelectProps) {
  const look = small ? looks.small : looks.tall;
  return (
    <div className={look.holder}>
      <select {...native} className={hasPlaceholder && native.value === '' ? look.unchosen : look.chosen} />
      <span className={arrow}>
        <Icon name="chevron-down" />
      </span>
    </div>
  );
}
