import { type RefObject, useEffect } from 'react';

/** The button of a row that opens its details. */
export const OPENER = 'button[data-opener]';

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1, arrowdown: 1, arrowup: -1 };
/** Keys have another meaning in there, or the page is behind it. */
const OTHER = 'input, textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=dialog], [role=alertdialog]';
/** Details beside or instead of the list, whose rows J and K choose. */
const DETAILS = '[data-panel]';
const STEPS_OF_PAGE = 'main [aria-keyshortcuts=J]';

/**
 * J and K, or the arrows, move the focus to the next and the previous row; C copies its reference. The arrows do so only from a row, because
 * elsewhere they scroll. J and K also start at the row whose details are open, else at the first one.
 */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const place = table.current;
      if (place === null || !(target instanceof Element) || !isForPage(event, target)) return;
      const name = event.key.toLowerCase();
      const row = place.contains(target) ? target.closest('tr') : null;
      if (name === 'c') row?.querySelector<HTMLElement>('[data-copies]')?.click();
      const step = STEPS[name];
      if (step === undefined || !mayStep(name, place, row, target)) return;
      const next = neighbour(place, row, step);
      if (!next) return;
      event.preventDefault();
      // What stands around the table must not take the same press.
      event.stopImmediatePropagation();
      next.focus();
    };
    // Before those of the page around it, which also know these keys.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [table, isOn]);
}

/** A press with another key held, in a field, a menu or a dialog, or behind one, means something else. */
const isForPage = ({ ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent, target: Element) =>
  !(ctrlKey || metaKey || altKey || defaultPrevented) && !target.closest(OTHER) && !document.querySelector('[aria-modal=true]');

const mayStep = (name: string, place: HTMLTableElement, row: Element | null, target: Element) =>
  name.startsWith('arrow') ? target.matches(OPENER) : row !== null || mayStart(place, target);

/** Whether a press outside of the rows belongs to this table: the only one of the page, whose details are no page of their own. */
function mayStart(place: HTMLTableElement, target: Element): boolean {
  const main = place.closest('main');
  if (main === null || !(target === document.body || main.contains(target)) || target.closest(DETAILS)) return false;
  const tables = [...main.querySelectorAll('table')].filter((each) => each.querySelector(OPENER));
  const steps = [...document.querySelectorAll(STEPS_OF_PAGE)].filter((each) => !each.closest(DETAILS));
  return tables.length === 1 && steps.length === 0;
}

/** Returns the button of the row after or before this one. Without a row, of the open one or of the first. */
function neighbour(place: HTMLTableElement, row: Element | null, step: 1 | -1): HTMLElement | null {
  const openers = [...place.querySelectorAll<HTMLElement>(OPENER)];
  if (row === null) return place.querySelector<HTMLElement>(`tr[aria-current] ${OPENER}`) ?? openers[0] ?? null;
  const at = openers.findIndex((opener) => row.contains(opener));
  return at < 0 ? null : (openers[at + step] ?? null);
}
