import { type ReactNode, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { css } from '../../../styled-system/css';
import { buttonStyle } from '../buttons/button.style';
import { useIdle } from '../timing/useIdle';

interface FloatingPanelProps {
  readonly label: string;
  /** The label of its button. */
  readonly face: ReactNode;
  /** Called when it closes: by Esc, by a press outside, or by its button. */
  readonly onLeave: () => void;
  /** Room for two months, or for a short list, instead of one column of fields. */
  readonly size?: keyof typeof WIDTHS;
  /** Renders its content only once it is pressed, because most pages never need it. */
  readonly late?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

const GAP_PX = 4;
const EDGE_PX = 16;
/** The panel's widths, because it is not rendered yet when its position is computed. */
const WIDTHS = { slim: '17rem', usual: '22rem', wide: '45rem' };

const panel = css.raw({
  position: 'absolute',
  inset: '[auto]',
  m: '0',
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

const looks = {
  slim: css(panel, { w: '[17rem]' }),
  usual: css(panel, { w: '[22rem]' }),
  wide: css(panel, { w: '[45rem]' }),
};

/**
 * A button with a panel below it: the browser's own popover, which closes with Esc, with a press outside and when the focus moves on. Its content
 * renders while the page is idle, so that a press responds within 100 ms.
 */
export function FloatingPanel({ label, face, onLeave, size = 'usual', late = false, children }: FloatingPanelProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const closedHere = useRef(false);
  const ahead = useIdle() && hasPopovers() && !late;
  const close = () => {
    closedHere.current = true;
    if (hasPopovers()) sheet.current?.hidePopover();
    else setOpen(false);
  };
  useFocusLeaving(sheet, open, (to) => {
    if (to === button.current) return;
    if (hasPopovers()) sheet.current?.hidePopover();
    else {
      setOpen(false);
      onLeave();
    }
  });
  const place = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open' && button.current && sheet.current) standBeneath(button.current, sheet.current, WIDTHS[size]);
  };
  const toggled = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    // Pressed before the page was idle, its fields are not rendered yet, and none could take the focus.
    flushSync(() => setOpen(newState === 'open'));
    if (newState === 'open') sheet.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
    else if (!closedHere.current) onLeave();
    closedHere.current = false;
  };
  return (
    <>
      <button
        ref={button}
        className={buttonStyle()}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
        onClick={() => hasPopovers() || setOpen(!open)}
      >
        {face}
      </button>
      <div
        ref={sheet}
        id={id}
        className={looks[size]}
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

/** Reports a focus that moves from the panel to another control. Without one the window lost it, or the focused control was disabled. */
function useFocusLeaving(panel: RefObject<HTMLElement | null>, open: boolean, onLeft: (to: Element) => void): void {
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  });
  useEffect(() => {
    const place = panel.current;
    if (!open || !place) return;
    const leave = ({ relatedTarget: to }: FocusEvent) => {
      if (to instanceof Element && !place.contains(to)) latest.current(to);
    };
    place.addEventListener('focusout', leave);
    return () => place.removeEventListener('focusout', leave);
  }, [panel, open]);
}

/** A browser without popovers shows the content in place while it is open. */
const hasPopovers = () => 'showPopover' in HTMLElement.prototype;

/** Positions the panel below the button, within the window. It scrolls with the page. */
function standBeneath(button: HTMLElement, sheet: HTMLElement, width: string) {
  const { left, bottom } = button.getBoundingClientRect();
  const furthest = `100vw - min(${width}, 100vw - ${2 * EDGE_PX}px) - ${EDGE_PX}px`;
  sheet.style.left = `calc(max(${EDGE_PX}px, min(${Math.round(left)}px, ${furthest})) + ${Math.round(window.scrollX)}px)`;
  sheet.style.top = `${Math.round(bottom + GAP_PX + window.scrollY)}px`;
  sheet.style.maxHeight = `calc(100dvh - ${Math.round(Math.max(0, bottom) + GAP_PX + EDGE_PX)}px)`;
}
