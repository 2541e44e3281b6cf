/**
 * Hides the page behind a sheet from screen readers and stops its scrolling. It does not use `inert` or an inherited property, as Ark does,
 * because the browser would then recalculate the styles of the whole page, which slows a press on a long list. Ark traps the focus, and the
 * backdrop catches presses.
 */
import { toastRegionId } from '../feedback/toastRegionId';

/** The number of sheets that hide an element, because one may be in front of another. */
const hidden = new Map<Element, number>();
let sheets = 0;

export function hideBackground(sheet: Element): () => void {
  const around = aroundOf(sheet, document.body);
  for (const element of around) hide(element, 1);
  lock(1);
  return () => {
    for (const element of around) hide(element, -1);
    lock(-1);
  };
}

/** Returns everything except the sheet and the toasts, which are always announced. */
function aroundOf(sheet: Element, parent: Element): Element[] {
  const isKept = (element: Element) => element === sheet || element.id === toastRegionId;
  const holdsKept = (element: Element) => element.contains(sheet) || element.querySelector(`#${toastRegionId}`) !== null;
  return [...parent.children].flatMap((child) => {
    if (isKept(child) || child.matches('script, style, link')) return [];
    if (holdsKept(child)) return aroundOf(sheet, child);
    return child.hasAttribute('aria-hidden') && !hidden.has(child) ? [] : [child];
  });
}

function hide(element: Element, more: 1 | -1) {
  const count = (hidden.get(element) ?? 0) + more;
  if (count > 0) {
    hidden.set(element, count);
    element.setAttribute('aria-hidden', 'true');
  } else {
    hidden.delete(element);
    element.removeAttribute('aria-hidden');
  }
}

/** Whether there is a scroll bar with a width. Measured at a press, because measuring with an open sheet costs a layout. */
let hasBar = false;
if (typeof document !== 'undefined') {
  const look = () => {
    hasBar = window.innerWidth > document.documentElement.clientWidth;
  };
  for (const press of ['pointerdown', 'keydown'] as const)
    document.addEventListener(press, look, { capture: true, passive: true });
}

/** Reserves the width of the scroll bar, so that nothing moves. */
function lock(more: 1 | -1) {
  sheets += more;
  const { documentElement: page, body } = document;
  if (sheets === 0) {
    body.style.overflow = '';
    page.style.scrollbarGutter = '';
  } else if (sheets === 1 && more === 1) {
    if (hasBar) page.style.scrollbarGutter = 'stable';
    body.style.overflow = 'hidden';
  }
}
