import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { css, cx } from '../../styled-system/css';
import { standBehind } from './behind';
import { lastFocused } from './lastFocused';
import { NoPageErrors } from './PageErrors';
import { ToNotices } from './ToNotices';
import { usePainted } from './usePainted';

interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly canClose?: boolean;
  /** A press beside it closes it too. */
  readonly closesOutside?: boolean;
  readonly initialFocus: () => HTMLElement | null;
  /** Where it stands, and how the sheet looks there. */
  readonly place: string;
  readonly sheet: string;
  readonly children: ReactNode;
}

const scrim = css({ position: 'fixed', inset: '0', bg: 'scrim', zIndex: 'scrim' });
const out = css({ display: 'none!' });

/**
 * What every dialog and drawer is: a sheet in front of the page, which keeps the focus and gives it back. A press is answered at once by what
 * veils the page; the sheet comes with the next frame.
 */
export function Modal(props: ModalProps) {
  const { open, onClose, canClose = true, closesOutside = false, initialFocus, place, sheet, children } = props;
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = lastFocused();
  }, [open]);
  // What closes is out of sight at once, and taken out after that.
  const isThere = useDeferredValue(open) || open;
  const painted = usePainted(isThere);
  const sight = open ? undefined : out;
  return (
    <Ark.Root
      present={isThere}
      open={isThere && painted}
      onOpenChange={(change) => {
        if (!change.open && canClose) onClose();
      }}
      closeOnEscape={canClose}
      closeOnInteractOutside={closesOutside}
      // A press beside it may close it; the focus going elsewhere by itself does not.
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={initialFocus}
      finalFocusEl={() => (opener.current?.isConnected ? opener.current : null)}
      // See standBehind.
      modal={false}
      preventScroll={false}
      trapFocus
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={cx(scrim, sight)} />
        <Ark.Positioner className={cx(place, sight)}>
          {painted && (
            <Ark.Content className={sheet} aria-modal="true">
              <NoPageErrors>{children}</NoPageErrors>
              <ToNotices />
              <Behind />
            </Ark.Content>
          )}
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** As long as the sheet is there, the rest is behind it. */
function Behind() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const sheet = mark.current?.closest('[role=dialog]');
    return sheet ? standBehind(sheet) : undefined;
  }, []);
  return <span ref={mark} hidden />;
}

export const ModalTitle = Ark.Title;
