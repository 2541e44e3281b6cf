import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { Logo } from '../theme/Logo';

interface AppShellProps {
  readonly corner: ReactNode;
  readonly nav: ReactNode;
  readonly top: ReactNode;
  /** Above the page, as a `Banner`. */
  readonly banner?: ReactNode;
  /** On a phone, a `ThumbBar` in place of the sidebar. */
  readonly foot?: ReactNode;
  /** The sidebar is collapsed to icons. */
  readonly rail: boolean;
  readonly children: ReactNode;
}

const shell = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[token(sizes.sidebar) minmax(0, 1fr)]' },
  gridTemplateRows: '[token(sizes.topbar) auto 1fr auto]',
  minH: '[100dvh]',
  md: { '&[data-rail]': { gridTemplateColumns: '[token(sizes.topbar) minmax(0, 1fr)]' } },
  '&[data-rail] [data-corner]': { justifyContent: 'center', pl: '0', pr: '0' },
});
const skip = css({
  position: 'fixed',
  zIndex: 'toast',
  top: '2',
  left: '2',
  px: '3',
  py: '2',
  bg: 'sheet',
  color: 'action',
  borderRadius: 'control',
  boxShadow: 'float',
  '&:not(:focus)': { srOnly: true },
});
const cornerPlace = css({
  gridArea: '[1 / 1]',
  display: { base: 'none', md: 'flex' },
  alignItems: 'center',
  minW: '0',
  pl: '4',
  pr: '3',
  bg: 'desk',
  borderBottom: '[1px solid token(colors.line.soft)]',
});
const topPlace = css({
  gridArea: { base: '[1 / 1]', md: '[1 / 2]' },
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1', md: '2' },
  minW: '0',
  px: { base: '2', md: '4' },
  lg: { pl: '5', pr: '8' },
  bg: 'page',
  whiteSpace: 'nowrap',
  borderBottom: '[1px solid token(colors.line.soft)]',
});
const workspace = css({
  gridArea: '[2 / 1 / 4 / 2]',
  display: { base: 'none', md: 'block' },
  minW: '0',
  bg: 'desk',
  pt: '3',
  pb: '8',
  // A long page does not take the way to the other pages with it.
  '& > nav:last-child': { position: 'sticky', top: '3' },
});
const margin = css({
  display: { base: 'none', md: 'block' },
  gridArea: '[1 / 2 / 4 / 3]',
  w: '[4px]',
  ml: '[-1px]',
  borderInline: '[1px solid token(colors.line.margin)]',
  pointerEvents: 'none',
  zIndex: 'sticky',
});
const main = css({
  gridArea: { base: '[3 / 1]', md: '[3 / 2]' },
  minW: '0',
  px: { base: '4', md: '8' },
  pt: { base: '4', md: '6' },
  pb: { base: '10', md: '12' },
  maxW: 'page',
  // A page with a foot is as tall as the window, however little is on it.
  '&:has([data-page-foot], [data-ledger-foot])': { display: 'flex', flexDirection: 'column' },
});
// Where the page is too low for both, as above a keyboard, the bar stands at the end of the page.
const footPlace = css({
  gridArea: '[4 / 1]',
  minH: '[var(--page-foot, 0px)]',
  md: { display: 'none' },
  '@media (height >= 26rem)': { '& > *': { position: 'fixed', insetInline: '0', bottom: '0', zIndex: 'topbar' } },
});
const whole = css({ display: 'contents' });

/** The frame of the dashboard: the sidebar on the left, the page on the right. A phone has a bar at its foot instead of the sidebar. */
export function AppShell({ corner, nav, top, banner, foot, rail, children }: AppShellProps) {
  return (
    <div className={shell} data-rail={rail ? '' : undefined}>
      <a className={skip} href="#page" data-screen>
        Skip to main content
      </a>
      <header className={whole} data-screen>
        <div className={cornerPlace} data-corner>
          {corner}
        </div>
        <div className={topPlace}>{top}</div>
      </header>
      <div className={workspace} data-screen>
        {nav}
      </div>
      <div className={margin} data-screen />
      {banner}
      <main className={main} id="page" tabIndex={-1}>
        {children}
      </main>
      {foot && (
        <div className={footPlace} data-screen>
          {foot}
        </div>
      )}
    </div>
  );
}

const cornerLook = css({ display: 'flex', alignItems: 'center', gap: '[0.625rem]', minW: '0' });
const words = css({ minW: '0', '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } });
const away = css({ srOnly: true });
const owner = css({ fontWeight: 'strong', lineHeight: '[1.125rem]' });
const under = css({ fontSize: 'note', lineHeight: 'note', color: 'ink.soft' });

interface CornerProps {
  readonly name: string;
  readonly note: string | null;
  /** Only the logo fits. Screen readers still read the text. */
  readonly small?: boolean;
}

/** The name of the active business. */
export function Corner({ name, note, small = false }: CornerProps) {
  return (
    <div className={cornerLook}>
      <Logo />
      <div className={small ? away : words}>
        <p className={owner}>{name}</p>
        {note !== null && <p className={under}>{note}</p>}
      </div>
    </div>
  );
}

const above = css({ minH: '[4rem]' });

/** Keeps room above the sidebar for what loads late. */
export const AboveNav = ({ children }: { readonly children: ReactNode }) => <div className={above}>{children}</div>;

const title = css({
  flex: '1',
  minW: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 'strong',
  pl: '1',
});
const roomy = css({ display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '2', flex: 'none' });
const onlyWide = css({ display: { base: 'none', lg: 'contents' } });
const onlyNarrow = css({ display: { base: 'none', md: 'contents', lg: 'none' } });
const sep = css({ display: { base: 'none', md: 'block' }, w: '[1px]', h: '[1.5rem]', mx: '1', bg: 'line.soft' });

/** The bar cuts a long title, which its tooltip has whole. */
export const BarTitle = ({ children }: { readonly children: string }) => (
  <p className={title} title={children}>
    {children}
  </p>
);

const widths = { roomy, narrow: onlyNarrow, wide: onlyWide };

/** Shows its content by width: `roomy` above a phone, `narrow` where the sidebar is a rail, `wide` above. */
export function BarPart({ when, children }: { readonly when: keyof typeof widths; readonly children: ReactNode }) {
  return <div className={widths[when]}>{children}</div>;
}

export const BarSeparator = () => <span className={sep} />;
