import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { css, cx } from '../../styled-system/css';
import { hideBackground } from './hideBackground';
import { lastFocusedElement } from './lastFocusedElement';
import { NoPageErrors } from './PageErrors';
import { SkipToToasts } from './SkipToToasts';
import { useAfterPaint } from './useAfterPaint';

interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly canClose?: boolean;
  /** A press outside closes it too. */
  readonly closesOutside?: boolean;
  readonly initialFocus: () => HTMLElement | null;
  /** Its position and style. */
  readonly place: string;
  readonly sheet: string;
  readonly children: ReactNode;
}

const scrim = css({ position: 'fixed', inset: '0', bg: 'scrim', zIndex: 'scrim' });
const out = css({ display: 'none!' });

/**
 * The base of every dialog and drawer: a sheet in front of the page that traps the focus and returns it. A press shows the backdrop at once,
 * and the sheet in the next frame.
 */
export function Modal(props: ModalProps) {
  const [isUsed, setUsed] = useState(props.open);
  // Most dialogs of a page are never opened, and a closed one is not free.
  if (props.open && !isUsed) setUsed(true);
  return isUsed && <Used {...props} />;
}

function Used(props: ModalProps) {
  const { open, onClose, canClose = true, closesOutside = false, initialFocus, place, sheet, children } = props;
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = lastFocusedElement();
  }, [open]);
  // A closing sheet is hidden at once, and removed later.
  const isThere = useDeferredValue(open) || open;
  const painted = useAfterPaint(isThere);
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
      // A press outside may close it. A focus that moves outside by itself does not.
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={initialFocus}
      finalFocusEl={() => (opener.current?.isConnected ? opener.current : null)}
      // See hideBackground.
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
              <SkipToToasts />
              <Behind />
            </Ark.Content>
          )}
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** While the sheet is open, the rest of the page is behind it. */
function Behind() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const sheet = mark.current?.closest('[role=dialog]');
    return sheet ? hideBackground(sheet) : undefined;
  }, []);
  return <span ref={mark} hidden />;
}

export const ModalTitle = Ark.Title;
