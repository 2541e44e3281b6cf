import type { ComponentProps } from 'react';
import { css } from '../../../styled-system/css';
import { ShellIcon } from './icons';

interface FindButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'type' | 'children' | 'title'> {
  readonly label: string;
  /** The keys that do the same: `Ctrl K`. */
  readonly keys: string;
}

// A field to look at where there is room, otherwise an icon.
const look = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  flex: 'none',
  w: { base: '[var(--control)]', xl: '[13.5rem]' },
  h: '[var(--control)]',
  px: { xl: '[0.625rem]' },
  borderRadius: 'control',
  border: { xl: '[1px solid token(colors.line.control)]' },
  bg: { xl: 'sheet' },
  color: { base: 'ink', xl: 'ink.soft' },
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover, &[aria-expanded=true]': { bg: 'hover' },
});
const words = css({ display: { base: 'none', xl: 'block' }, flex: '1' });
const cap = css({
  display: { base: 'none', xl: 'block' },
  px: '[0.375rem]',
  border: '[1px solid token(colors.line.soft)]',
  borderBottomWidth: '[2px]',
  borderRadius: 'mark',
  fontFamily: '[inherit]',
  fontSize: 'note',
  lineHeight: '[1.125rem]',
  fontWeight: 'medium',
});

/** Opens the finder. */
export const FindButton = ({ label, keys, ...native }: FindButtonProps) => (
  <button title={label} {...native} className={look} type="button" aria-label={label}>
    <ShellIcon name="search" />
    <span className={words}>{label}</span>
    <kbd className={cap}>{keys}</kbd>
  </button>
);
