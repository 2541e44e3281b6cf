import { css } from '../../../styled-system/css';
import { ShellIcon } from './icons';

const look = css({
  gridArea: { base: '[2 / 1]', md: '[2 / 2]' },
  display: 'flex',
  alignItems: { base: 'flex-start', md: 'center' },
  gap: '[0.625rem]',
  minW: '0',
  px: { base: '4', md: '6' },
  py: '2',
  bg: 'brass.ground',
  color: 'brass.ink',
  fontWeight: 'medium',
  borderBottom: '[2px dashed token(colors.brass.line)]',
  '& > svg': { mt: { base: '[2px]', md: '0' } },
});

/** A banner above every page while its actions have no effect. */
export function Banner({ children }: { readonly children: string }) {
  return (
    <aside className={look} aria-label="Notice">
      <ShellIcon name="flask" />
      <p>{children}</p>
    </aside>
  );
}
