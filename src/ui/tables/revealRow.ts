import { OPENER } from './useRowKeys';

/** The row to scroll to. Another object scrolls again. */
export interface Revealed {
  readonly key: string;
  /** Moves the focus into the row, too. */
  readonly focus: boolean;
  /** The name of the field that gets it, if the row has this field. */
  readonly field?: string | undefined;
  /** How many rows stay visible above it, near the top of the window. Without it, the row is in the middle. */
  readonly above?: number | undefined;
  /** Called with the button that opens the row, instead of what is usual. */
  readonly show?: (opener: HTMLElement) => void;
}

const CONTROLS = 'input, button, a, select, textarea';

/** Shows a row below as many others, or below all of them if there are fewer. */
function showBelow(row: Element, above: number): void {
  let first = row;
  for (let left = above; left > 0; ) {
    const before = first.previousElementSibling;
    if (!before?.matches('tr:not([aria-hidden])')) {
      row.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (!before.matches('[data-under]')) left -= 1;
    first = before;
  }
  first.scrollIntoView({ block: 'start' });
}

/** Returns what gets the focus in a row: the named field, else an invalid one, else its first control, or the first one below it. */
function controlIn(row: Element, field: string | undefined): Element | null {
  const under = row.nextElementSibling?.matches('[data-under]') ? row.nextElementSibling : null;
  const named = field === undefined ? null : row.querySelector(`[name=${CSS.escape(field)}]`);
  return (
    named ?? row.querySelector('[aria-invalid=true]') ?? row.querySelector(CONTROLS) ?? under?.querySelector(CONTROLS) ?? null
  );
}

/** Shows a row in the middle of the window, or below some others, and moves the focus into it. */
export function revealRow(row: Element, { focus, field, above, show }: Revealed): void {
  const opener = row.querySelector<HTMLElement>(OPENER);
  if (show && opener) {
    show(opener);
    return;
  }
  if (above === undefined) row.scrollIntoView({ block: 'center' });
  else showBelow(row, above);
  if (!focus) return;
  const control = controlIn(row, field);
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}
