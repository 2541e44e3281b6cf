import type { ComponentProps } from 'react';
import { css } from '../../../styled-system/css';
import { initialsOf } from '../text/initials';
import { ShellIcon } from './icons';

interface UserButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'type' | 'children'> {
  readonly name: string;
}

const button = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  flex: 'none',
  minW: '[2.75rem]',
  h: { base: '[2.75rem]', md: '[2.5rem]' },
  p: '1',
  borderRadius: 'control',
  color: 'ink',
  fontWeight: 'medium',
  cursor: 'pointer',
  '&:hover, &[aria-expanded=true]': { bg: 'hover' },
});
const square = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  w: '[2rem]',
  h: '[2rem]',
  borderRadius: 'control',
  border: '[1px solid transparent]',
  bg: 'action',
  color: 'action.on',
  fontSize: 'note',
  fontWeight: 'strong',
  letterSpacing: '[0.02em]',
});
// A narrower page has the room for its title.
const words = css({
  display: { base: 'none', xl: 'block' },
  maxW: '[12rem]',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const arrow = css({ display: { base: 'none', xl: 'block' }, color: 'ink.soft' });

/** The initials of a person on a square. The name stands beside it, or in the name of the control. */
export const Initials = ({ name }: { readonly name: string }) => (
  <span className={square} aria-hidden="true">
    {initialsOf(name)}
  </span>
);

/** A button with a person's initials, and the name if it fits. */
export function UserButton({ name, ...native }: UserButtonProps) {
  return (
    <button {...native} className={button} type="button" aria-label={name}>
      <Initials name={name} />
      <span className={words}>{name}</span>
      <span className={arrow}>
        <ShellIcon name="chevron-down" />
      </span>
    </button>
  );
}
