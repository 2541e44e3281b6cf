import { type RefObject, useEffect, useRef } from 'react';

/** The row to scroll to. Another object scrolls again. */
export interface Revealed {
  readonly key: string;
  /** Moves the focus into the row, too. */
  readonly focus: boolean;
}

const CONTROLS = 'input, button, a, select, textarea';

/** Shows a row in the middle of the window, and focuses the invalid field in it, else its first control, or the first one below it. */
export function revealRow(row: Element, focus: boolean): void {
  row.scrollIntoView({ block: 'center' });
  if (!focus) return;
  const under = row.nextElementSibling?.matches('[data-under]') ? row.nextElementSibling : null;
  const control = row.querySelector('[aria-invalid=true]') ?? row.querySelector(CONTROLS) ?? under?.querySelector(CONTROLS);
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

/** Scrolls to a row of a table whose rows are all rendered. */
export function useReveal(head: RefObject<HTMLElement | null>, revealed: Revealed | null, at: number, isWanted: boolean): void {
  const done = useRef<Revealed | null>(null);
  useEffect(() => {
    if (!isWanted || revealed === null || done.current === revealed || at < 0) return;
    const rows = head.current?.parentElement?.querySelectorAll('tbody > tr:not([data-under])');
    const row = rows?.[at];
    if (!row) return;
    done.current = revealed;
    revealRow(row, revealed.focus);
  }, [head, revealed, at, isWanted]);
}
