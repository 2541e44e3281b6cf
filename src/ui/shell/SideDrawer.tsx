import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { Fragment, type ReactNode, useRef } from 'react';
import { css } from '../../../styled-system/css';
import { scrim } from '../layers/scrim.style';
import { IconButton } from './IconButton';
import { Initials } from './UserButton';
import { useReturn } from './useReturn';

interface SideDrawerProps {
  readonly label: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly corner: ReactNode;
  /** Stays in view below the rest. */
  readonly foot?: (follow: () => void) => ReactNode;
  /** Receives a function for a link to call when it is followed. */
  readonly children: (follow: () => void) => ReactNode;
}

const backdrop = css(scrim);
const place = css({ position: 'fixed', inset: '0', zIndex: 'dialog', pl: '[env(safe-area-inset-left)]' });
const workspace = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  h: 'full',
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollPaddingBottom: { base: '[5rem]', md: '0' },
  bg: { base: 'page', md: 'desk' },
  _focusVisible: { outline: '[none]' },
  _open: { animation: '[rise 160ms cubic-bezier(0.2, 0, 0, 1)]' },
  // The edge is a background, so that the selected item covers it and it stays while the sidebar scrolls.
  md: {
    w: 'drawerNav',
    maxW: '[calc(100vw - 3rem)]',
    backgroundImage:
      '[linear-gradient(token(colors.line.margin), token(colors.line.margin)), linear-gradient(token(colors.line.margin), token(colors.line.margin))]',
    backgroundSize: '[1px 100%]',
    backgroundPosition: '[right 0 top 0, right 3px top 0]',
    backgroundRepeat: 'no-repeat',
    boxShadow: 'dialog',
  },
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minH: 'topbar',
  pl: '4',
  pr: '1',
  borderBottom: '[1px solid token(colors.line.soft)]',
  '& > :first-child': { flex: '1', minW: '0' },
});
const body = css({
  display: 'grid',
  alignContent: 'start',
  gap: '4',
  py: { base: '4', md: '3' },
  mdDown: {
    px: '4',
    '& nav > ul': { borderTop: '[2px solid token(colors.line.ink)]' },
    '& nav > ul > li': { borderBottom: '[1px solid token(colors.line.faint)]' },
  },
});
const bottom = css({
  position: 'sticky',
  bottom: '0',
  zIndex: 'sticky',
  mt: 'auto',
  '@media (height < 26rem)': { position: 'static' },
});
const switches = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) minmax(max-content, 1fr)]',
  gap: '2',
  // The modes share their half.
  '& > [role=group] > button': { flex: '1', justifyContent: 'center' },
});
const profile = css({ display: 'flex', alignItems: 'center', gap: '3', fontWeight: 'medium', '& > :last-child': { ml: 'auto' } });

/** What applies to all pages, side by side. */
export const SheetSwitches = ({ children }: { readonly children: ReactNode }) => <div className={switches}>{children}</div>;

/** The signed-in user, with an action at the far end. */
export const SheetProfile = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={profile}>
    <Initials name={name} />
    <span>{name}</span>
    {children}
  </div>
);

/**
 * The sidebar over the page, if there is no room next to it: at the left, or on a phone over everything. The focus stays inside until it
 * closes.
 */
export function SideDrawer({ label, open, onClose, corner, foot, children }: SideDrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  const { opens, follows, finalFocusEl } = useReturn();
  const follow = () => {
    follows();
    onClose();
  };
  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      initialFocusEl={() => {
        opens();
        return content.current?.querySelector<HTMLElement>('[aria-current]') ?? null;
      }}
      finalFocusEl={finalFocusEl}
      lazyMount
      unmountOnExit
    >
      <Portal>
        {/* One child: the portal places each of several apart, and the backdrop of a second opening would come last, in front. */}
        <Fragment key="layer">
          <Ark.Backdrop className={backdrop} data-scrim />
          <Ark.Positioner className={place}>
            <Ark.Content ref={content} className={workspace} aria-label={label}>
              <div className={head}>
                {corner}
                <IconButton icon="x" label="Close" onClick={onClose} />
              </div>
              <div className={body}>{children(follow)}</div>
              {foot && <div className={bottom}>{foot(follow)}</div>}
            </Ark.Content>
          </Ark.Positioner>
        </Fragment>
      </Portal>
    </Ark.Root>
  );
}
