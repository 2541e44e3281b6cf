import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { css } from '../../styled-system/css';
import { buttonStyle } from './button.style';
import { useIdle } from './useIdle';

interface FloatingPanelProps {
  readonly label: string;
  /** The label of its button. */
  readonly face: ReactNode;
  /** Called when it closes: by Esc, by a press outside, or by its button. */
  readonly onLeave: () => void;
  readonly children: (close: () => void) => ReactNode;
}

const GAP_PX = 4;
const EDGE_PX = 16;
/** The panel's width, because it is not rendered yet when its position is computed. */
const WIDTH = '22rem';

const panel = css({
  position: 'absolute',
  inset: '[auto]',
  m: '0',
  w: '[22rem]',
  maxW: '[calc(100vw - 2rem)]',
  overflowY: 'auto',
  bg: 'sheet',
  color: 'ink',
  border: '[none]',
  borderRadius: 'float',
  boxShadow: 'float',
  _focusVisible: { outline: '[none]' },
  _highContrast: { border: '[1px solid]' },
  '&:popover-open': { display: 'grid', gap: '4', p: '4', animation: '[rise 160ms cubic-bezier(0.2, 0, 0, 1)]' },
});

/**
 * A button with a panel below it: the browser's own popover, which closes with Esc and a press outside, and returns the focus. Its content
 * renders while the page is idle, so that a press responds within 100 ms.
 */
export function FloatingPanel({ label, face, onLeave, children }: FloatingPanelProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const closedHere = useRef(false);
  const ahead = useIdle();
  const close = () => {
    closedHere.current = true;
    sheet.current?.hidePopover();
  };
  const place = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open' && button.current && sheet.current) standBeneath(button.current, sheet.current);
  };
  const toggled = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    setOpen(newState === 'open');
    if (newState === 'open') sheet.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
    else if (!closedHere.current) onLeave();
    closedHere.current = false;
  };
  return (
    <>
      <button ref={button} className={buttonStyle()} type="button" aria-haspopup="dialog" aria-expanded={open} popoverTarget={id}>
        {face}
      </button>
      <div
        ref={sheet}
        id={id}
        className={panel}
        // Closed, it has no role, also in browsers without popovers.
        {...(open && { role: 'dialog', 'aria-label': label })}
        popover="auto"
        onBeforeToggle={place}
        onToggle={toggled}
      >
        {(ahead || open) && children(close)}
      </div>
    </>
  );
}

/** Positions the panel below the button, within the window. It scrolls with the page. */
function standBeneath(button: HTMLElement, sheet: HTMLElement) {
  const { left, bottom } = button.getBoundingClientRect();
  const furthest = `100vw - ${WIDTH} - ${EDGE_PX}px`;
  sheet.style.left = `calc(max(${EDGE_PX}px, min(${Math.round(left)}px, ${furthest})) + ${Math.round(window.scrollX)}px)`;
  sheet.style.top = `${Math.round(bottom + GAP_PX + window.scrollY)}px`;
  sheet.style.maxHeight = `calc(100dvh - ${Math.round(Math.max(0, bottom) + GAP_PX + EDGE_PX)}px)`;
}
