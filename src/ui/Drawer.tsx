import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useRef } from 'react';
import { css } from '../../styled-system/css';
import { CloseButton, paneBody, paneFoot, paneHead, paneTitle } from './paneParts';
import { ToNotices } from './ToNotices';

interface DrawerProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

const scrim = css({ position: 'fixed', inset: '0', bg: 'scrim', zIndex: 'scrim' });
const place = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  display: 'grid',
  placeItems: { base: 'end stretch', md: 'stretch end' },
});
const sheet = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  w: { base: 'full', md: 'pane' },
  minW: '0',
  maxH: { base: '[96dvh]', md: '[100dvh]' },
  overflow: 'auto',
  bg: 'sheet',
  borderRadius: { base: '[8px 8px 0 0]', md: '[0]' },
  boxShadow: 'dialog',
  _focusVisible: { outline: '[none]' },
  _open: { animation: { base: '[rise 240ms cubic-bezier(0.2, 0, 0, 1)]', md: '[enter 240ms cubic-bezier(0.2, 0, 0, 1)]' } },
});

/** In front of the page: from the right where there is room, a sheet from below where there is not. The title takes the focus. */
export function Drawer({ title, open, onClose, children, foot }: DrawerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      // A press beside it closes it; the focus going elsewhere by itself does not.
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={() => heading.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={scrim} />
        <Ark.Positioner className={place}>
          <Ark.Content className={sheet}>
            <div className={paneHead}>
              <Ark.Title className={paneTitle} ref={heading} tabIndex={-1}>
                {title}
              </Ark.Title>
              <CloseButton onPress={onClose} />
            </div>
            <div className={paneBody}>{children}</div>
            {foot && <div className={paneFoot}>{foot}</div>}
            <ToNotices />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
