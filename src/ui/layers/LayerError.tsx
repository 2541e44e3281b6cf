import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { css } from '../../../styled-system/css';
import { Button } from '../buttons/Button';
import { Buttons } from '../buttons/Buttons';
import { Alert } from '../feedback/Alert';
import { lastFocusedElement } from './lastFocusedElement';

interface LayerErrorProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

const place = css({
  position: 'fixed',
  zIndex: 'toast',
  insetInline: { base: '2', md: '[auto 1.5rem]' },
  bottom: { base: '[calc(var(--page-foot, 0px) + 0.5rem)]', md: '6' },
  w: { md: '[26rem]' },
  display: 'grid',
  gap: '3',
  p: '4',
  bg: 'sheet',
  borderRadius: 'float',
  boxShadow: 'dialog',
});

/** In place of a layer whose code failed to load. It takes the focus and gives it back. Inside of a dialog it is within its focus trap. */
export function LayerError({ onRetry, onClose }: LayerErrorProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [around] = useState(() => lastFocusedElement()?.closest('[role=dialog]') ?? document.body);
  useLayoutEffect(() => {
    const opener = lastFocusedElement();
    whole.current?.querySelector('button')?.focus();
    return () => opener?.focus();
  }, []);
  return createPortal(
    <div
      ref={whole}
      className={place}
      role="alertdialog"
      aria-label="Not loaded"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Alert tone="bad">
        We couldn’t open this. You may be offline, or the page may have been updated. Nothing was sent. Check your connection and
        try again. If that doesn’t help, reload the page.
      </Alert>
      <Buttons>
        <Button kind="solid" icon="refresh" onPress={onRetry}>
          Try again
        </Button>
        <Button onPress={onClose}>Close</Button>
      </Buttons>
    </div>,
    around,
  );
}
