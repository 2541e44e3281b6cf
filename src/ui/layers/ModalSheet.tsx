import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { Fragment, type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { css, cx } from '../../../styled-system/css';
import { NoPageErrors } from '../feedback/PageErrors';
import { SkipToToasts } from '../feedback/SkipToToasts';
import { useAfterPaint } from '../timing/useAfterPaint';
import { keepCaret } from './caret';
import { hideBackground } from './hideBackground';
import { lastFocusedElement } from './lastFocusedElement';
import { scrim } from './scrim.style';

export interface ModalSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly canClose?: boolean;
  /** A press outside closes it too. */
  readonly closesOutside?: boolean;
  readonly initialFocus: () => HTMLElement | null;
  /** Its position and style. */
  readonly place: string;
  readonly sheet: string;
  /** The id of the title in it. */
  readonly titleId: string;
  readonly children: ReactNode;
}

const backdrop = css(scrim);
const out = css({ display: 'none!' });

/** The sheet of a modal, once it was opened. A press shows the backdrop at once, and the sheet in the next frame. */
export function ModalSheet(props: ModalSheetProps) {
  const { open, onClose, canClose = true, closesOutside = false, initialFocus, place, sheet, titleId, children } = props;
  const opener = useRef<HTMLElement | null>(null);
  const behind = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = lastFocusedElement();
    return keepCaret(opener.current);
  }, [open]);
  // A closing sheet is hidden at once, and removed later.
  const isThere = useDeferredValue(open) || open;
  const painted = useAfterPaint(isThere);
  const sight = open ? undefined : out;
  const [isMounted, setMounted] = useState(false);
  if (painted && !isMounted) setMounted(true);
  // Making the sheet takes longer than a frame has.
  if (!isMounted) return open && createPortal(<div className={backdrop} data-scrim />, document.body);
  return (
    <Ark.Root
      ids={{ title: titleId }}
      present={isThere}
      open={isThere && painted}
      onOpenChange={(change) => {
        if (!change.open && canClose) onClose();
      }}
      closeOnEscape={canClose}
      closeOnInteractOutside={closesOutside}
      // A press on its own backdrop may close it. A press on a layer in front of it, or a focus that moves outside by itself, does not.
      onPointerDownOutside={(event) => {
        if (event.detail.originalEvent.target !== behind.current) event.preventDefault();
      }}
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
        {/* One child: the portal places each of several apart, and the backdrop of a second opening would come last, in front. */}
        <Fragment key="layer">
          <Ark.Backdrop
            ref={behind}
            className={cx(backdrop, sight)}
            data-scrim={open || undefined}
            // A press on it would take the focus out of the sheet.
            onMouseDown={(event) => event.preventDefault()}
          />
          <Ark.Positioner className={cx(place, sight)}>
            {painted && (
              <Ark.Content className={sheet} aria-modal="true">
                <NoPageErrors>{children}</NoPageErrors>
                <SkipToToasts />
                <Behind />
              </Ark.Content>
            )}
          </Ark.Positioner>
        </Fragment>
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
