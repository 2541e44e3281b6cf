import type { ComponentProps } from 'react';
import { css } from '../../../styled-system/css';
import { ShellIcon, type ShellIconName } from './icons';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'type' | 'children'> {
  readonly icon: ShellIconName;
  /** The name, also shown on hover, because the icon alone says too little. */
  readonly label: string;
  /** A number on a small badge. The label already contains it. */
  readonly count?: number;
}

const look = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  w: '[var(--control)]',
  h: '[var(--control)]',
  borderRadius: 'control',
  color: 'ink',
  cursor: 'pointer',
  '&:hover:not(:disabled), &[aria-haspopup][aria-expanded=true]': { bg: 'hover' },
  _disabled: { color: 'ink.faint', cursor: 'not-allowed' },
});
const mark = css({
  position: 'absolute',
  top: { base: '[5px]', md: '[1px]' },
  left: '[50%]',
  ml: '[2px]',
  minW: '[1.0625rem]',
  px: '[3px]',
  borderRadius: 'round',
  border: '[1px solid token(colors.page)]',
  bg: 'danger',
  color: 'danger.on',
  fontSize: '[0.6875rem]',
  lineHeight: '[0.9375rem]',
  fontWeight: 'strong',
  textAlign: 'center',
  wordSpacing: '[0]',
});

/** A plain button with an icon. The element that it opens passes its own attributes. */
export function IconButton({ icon, label, count = 0, ...native }: IconButtonProps) {
  return (
    <button title={label} {...native} className={look} type="button" aria-label={label}>
      <ShellIcon name={icon} />
      {count > 0 && <span className={mark}>{count > 99 ? '99+' : count}</span>}
    </button>
  );
}
