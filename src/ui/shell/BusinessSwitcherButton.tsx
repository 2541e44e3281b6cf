import type { ComponentProps } from 'react';
import { css } from '../../../styled-system/css';
import { Corner } from '../layout/AppShell';
import { ShellIcon } from './icons';

interface BusinessSwitcherButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'type' | 'children' | 'name'> {
  readonly name: string;
  readonly note: string | null;
  /** Only the logo fits. Screen readers still read the text. */
  readonly small?: boolean;
}

const look = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flex: '1',
  minW: '0',
  minH: '[2.75rem]',
  px: '2',
  mx: '[-0.5rem]',
  borderRadius: 'control',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover, &[aria-expanded=true]': { bg: 'hover' },
  '& > :first-child': { flex: '1' },
});
const bare = css({
  display: 'grid',
  placeItems: 'center',
  w: '[2.75rem]',
  h: '[2.75rem]',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { bg: 'hover' },
});
const unseen = css({ srOnly: true });

/** The active business, as a button that opens the menu of others. */
export function BusinessSwitcherButton({ name, note, small = false, ...native }: BusinessSwitcherButtonProps) {
  return (
    <button {...native} className={small ? bare : look} type="button" title={small ? name : undefined}>
      <Corner name={name} note={note} small={small} />
      <span className={unseen}>Switch business</span>
      {!small && <ShellIcon name="chevrons" />}
    </button>
  );
}
