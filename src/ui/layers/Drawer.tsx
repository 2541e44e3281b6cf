import { type ReactNode, useRef } from 'react';
import { css } from '../../../styled-system/css';
import { Modal, ModalTitle } from './Modal';
import { CloseButton, paneBody, paneFoot, paneHead, paneTitle } from './paneParts';

interface DrawerProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** False while a running action must not be left: neither Esc nor Close works. */
  readonly canClose?: boolean;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  /** Between the title and the close button. */
  readonly beside?: ReactNode;
}

const place = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  display: 'grid',
  placeItems: { base: 'end stretch', md: 'stretch end' },
  pr: '[env(safe-area-inset-right)]',
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

/** A panel in front of the page: from the right, or from below on a narrow page. The title gets the focus. */
export function Drawer({ title, open, onClose, canClose = true, children, foot, beside }: DrawerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      canClose={canClose}
      closesOutside
      initialFocus={() => heading.current}
      place={place}
      sheet={sheet}
    >
      <div className={paneHead}>
        <ModalTitle className={paneTitle} ref={heading} tabIndex={-1}>
          {title}
        </ModalTitle>
        {beside}
        <CloseButton disabled={!canClose} onPress={onClose} />
      </div>
      <div className={paneBody}>{children}</div>
      {foot && <div className={paneFoot}>{foot}</div>}
    </Modal>
  );
}
