import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { ShellIcon, type ShellIconName } from './icons';

// The margin of the sidebar turns and lies above the bar. The chosen entry cuts its lines.
const bar = css({
  h: '[calc(4rem + env(safe-area-inset-bottom))]',
  pb: '[env(safe-area-inset-bottom)]',
  bg: 'desk',
  backgroundImage:
    '[linear-gradient(token(colors.line.margin), token(colors.line.margin)), linear-gradient(token(colors.line.margin), token(colors.line.margin))]',
  backgroundSize: '[100% 1px]',
  backgroundPosition: '[left 0 top 0, left 0 top 4px]',
  backgroundRepeat: 'no-repeat',
  '& > ul': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '[minmax(0, 1fr)]', h: '[4rem]', px: '1' },
});

/** The class of an entry of the bar, a link or a button. `data-chosen` is the one that is open. */
export const thumbStyle = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  w: 'full',
  h: '[3.625rem]',
  border: '[1px solid transparent]',
  borderTop: '[0]',
  borderRadius: '[0 0 3px 3px]',
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  fontWeight: 'medium',
  textDecoration: 'none',
  cursor: 'pointer',
  _focusVisible: { outlineOffset: '[-3px]' },
  '&[data-chosen]': { bg: 'page', borderColor: 'line.soft', color: 'ink', fontWeight: 'strong' },
  '&[data-chosen] svg': { color: 'action' },
  '& svg': { w: '[1.25rem]', h: '[1.25rem]' },
});
const mark = css({
  position: 'absolute',
  top: '[0.3125rem]',
  left: '[50%]',
  ml: '[0.4375rem]',
  minW: '[1.125rem]',
  px: '[3px]',
  borderRadius: 'mark',
  outline: '[2px solid token(colors.desk)]',
  bg: 'action',
  color: 'action.on',
  fontSize: 'note',
  lineHeight: '[1.125rem]',
  fontWeight: 'strong',
  textAlign: 'center',
  wordSpacing: '[0]',
});

/** The bar within a thumb's reach at the foot of a phone. Its children are list items. */
export const ThumbBar = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <nav className={bar} aria-label={label}>
    <ul>{children}</ul>
  </nav>
);

interface ThumbFaceProps {
  readonly icon: ShellIconName;
  readonly label: string;
  /** A number on a small badge. The name of the entry already contains it. */
  readonly count?: number;
}

/** The icon and the word of an entry. */
export const ThumbFace = ({ icon, label, count = 0 }: ThumbFaceProps) => (
  <>
    <ShellIcon name={icon} />
    {label}
    {count > 0 && (
      <span className={mark} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
    )}
  </>
);
