import { OPENER } from './useRowKeys';

/** The row to scroll to. Another object scrolls again. */
export interface Revealed {
  readonly key: string;
  /** Moves the focus into the row, too. */
  readonly focus: boolean;
  /** Called with the button that opens the row, instead of what is usual. */
  readonly show?: (opener: HTMLElement) => void;
}

const CONTROLS = 'input, button, a, select, textarea';

/** Shows a row in the middle of the window, and focuses the invalid field in it, else its first control, or the first one below it. */
export function revealRow(row: Element, { focus, show }: Revealed): void {
  const opener = row.querySelector<HTMLElement>(OPENER);
  if (show && opener) {
    show(opener);
    return;
  }
  row.scrollIntoView({ block: 'center' });
  if (!focus) return;
  const under = row.nextElementSibling?.matches('[data-under]') ? row.nextElementSibling : null;
  const control = row.querySelector('[aria-invalid=true]') ?? row.querySelector(CONTROLS) ?? under?.querySelector(CONTROLS);
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}
