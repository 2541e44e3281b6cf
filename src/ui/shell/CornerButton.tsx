import type { ComponentProps } from 'react';
import { css } from '../../../styled-system/css';
import { Corner } from '../Desk';
import { ShellIcon } from './icons';

interface CornerButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'type' | 'children' | 'name'> {
  readonly name: string;
  readonly note: string | null;
  /** Only the mark has room; the words are still read aloud. */
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

/** Whose books these are, as the way to those of another. */
export function CornerButton({ name, note, small = false, ...native }: CornerButtonProps) {
  return (
    <button {...native} className={small ? bare : look} type="button" title={small ? name : undefined}>
      <Corner name={name} note={note} small={small} />
      <span className={unseen}>Change the business</span>
      {!small && <ShellIcon name="chevrons" />}
    </button>
  );
}
