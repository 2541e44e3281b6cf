import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

/* Paths by Lucide, as in `icons.tsx`. They are here because only a phone needs them. */
const paths = {
  house:
    'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  send: 'M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11zM21.854 2.147 10.914 13.086',
  'user-check': 'm16 11 2 2 4-4M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8 4 4 0 1 0 0-8z',
  menu: 'M4 6h16M4 12h16M4 18h16',
} as const;

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
  _highContrast: { borderColor: '[Canvas]' },
  '&[data-chosen]': {
    bg: 'page',
    borderColor: 'line.soft',
    color: 'ink',
    fontWeight: 'strong',
    _highContrast: { borderColor: '[Highlight]' },
  },
  '&[data-chosen] svg': { color: 'action' },
});
const sign = css({
  w: '[1.25rem]',
  h: '[1.25rem]',
  fill: '[none]',
  stroke: '[currentColor]',
  strokeWidth: '[1.75]',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
const mark = css({
  position: 'absolute',
  top: '[0.3125rem]',
  left: '[50%]',
  ml: '[0.4375rem]',
  minW: '[1.125rem]',
  px: '[3px]',
  borderRadius: 'mark',
  outline: '[2px solid token(colors.workspace)]',
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
  readonly icon: keyof typeof paths;
  readonly label: string;
  /** A number on a small badge. The name of the entry already contains it. */
  readonly count?: number;
}

/** The icon and the word of an entry. */
export const ThumbFace = ({ icon, label, count = 0 }: ThumbFaceProps) => (
  <>
    <svg className={sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[icon]} />
    </svg>
    {label}
    {count > 0 && (
      <span className={mark} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
    )}
  </>
);
