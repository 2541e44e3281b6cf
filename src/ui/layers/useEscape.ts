import { useEffect, useRef } from 'react';

const IN_FRONT = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [aria-expanded=true]';
/** Esc there is for what is typed or chosen. */
const FIELDS = 'input, textarea, select';

/** Esc closes what is in front first: a dialog, a menu, an open list. */
export function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(IN_FRONT)) return;
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The same for a page of its own: a key pressed in a field, or in front of the page, does not leave it. */
export function useEscapeOfPage(onEscape: () => void): void {
  useEscape(() => {
    const at = document.activeElement;
    if (at?.matches(FIELDS) || document.querySelector('[aria-modal=true], [data-panel]')) return;
    onEscape();
  });
}
