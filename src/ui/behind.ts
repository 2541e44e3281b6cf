/**
 * What is behind a sheet in front of the page. Screen readers do not go there, and it does not scroll. Not by `inert`, nor by a property that is
 * inherited, as Ark has it: for either the browser works out the styles of the whole page anew, which a press on a long list can be felt by.
 * The focus is kept by Ark, and the scrim takes what is pressed.
 */
import { noticesId } from './noticesId';

/** How many sheets hide an element: one may be in front of another. */
const hidden = new Map<Element, number>();
let sheets = 0;

export function standBehind(sheet: Element): () => void {
  const around = aroundOf(sheet, document.body);
  for (const element of around) hide(element, 1);
  lock(1);
  return () => {
    for (const element of around) hide(element, -1);
    lock(-1);
  };
}

/** Everything but the sheet, and but the notices, which are heard wherever one is. */
function aroundOf(sheet: Element, parent: Element): Element[] {
  const isKept = (element: Element) => element === sheet || element.id === noticesId;
  const holdsKept = (element: Element) => element.contains(sheet) || element.querySelector(`#${noticesId}`) !== null;
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

/** Whether there is a scroll bar that takes room. Looked at when something is pressed: once a sheet is there, looking costs a layout. */
let hasBar = false;
if (typeof document !== 'undefined') {
  const look = () => {
    hasBar = window.innerWidth > document.documentElement.clientWidth;
  };
  for (const press of ['pointerdown', 'keydown'] as const)
    document.addEventListener(press, look, { capture: true, passive: true });
}

/** The room of the scroll bar stays, so that nothing moves. */
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
