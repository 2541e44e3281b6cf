/**
 * Keeps the focus on the page. A view that is replaced takes the focused element with it, and a button that becomes disabled loses it; the browser
 * then focuses nothing: a keyboard user starts at the top again, and a screen reader says nothing. The opener of a menu or a dialog gets the
 * focus back when that closes. In any other case the heading of the new view gets it, or the one nearest to the button.
 */
import { lastFocused } from './lastFocused';

const HEADINGS = 'h1, h2, h3';
const MENU = '[role=menu]';
const OVERLAY = `[role=dialog], [role=alertdialog], ${MENU}`;

/** How long something else may take the focus first, in milliseconds. */
const VIEW_MS = 40;
const DIALOG_MS = 1_000;

function ancestorsOf(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) found.push(each);
  return found;
}

/** The heading nearest to where the focus was; of the whole page, the page's own. */
function headingFor(around: readonly Element[]): HTMLElement | null {
  const place = around.find((each) => each.isConnected && each.querySelector(HEADINGS));
  if (!place) return null;
  const main = place.querySelector('main');
  return main?.querySelector<HTMLElement>('h1') ?? place.querySelector<HTMLElement>(HEADINGS);
}

/** A menu is named by its button. A dialog does not: it goes back to what had the focus before, or to what opened that. */
function openerOf(
  around: readonly Element[],
  cameFrom: WeakMap<Element, Element>,
  passed: readonly Element[] = [],
): Element | null {
  const overlay = around.find((each) => each.matches(OVERLAY));
  // Two dialogs may each have taken the focus from the other.
  if (!overlay || passed.includes(overlay)) return null;
  const button = overlay.matches(MENU) ? document.getElementById(overlay.getAttribute('aria-labelledby') ?? '') : null;
  const opener = button ?? cameFrom.get(overlay) ?? null;
  return opener === null || opener.isConnected ? opener : openerOf(ancestorsOf(opener), cameFrom, [...passed, overlay]);
}

function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A browser takes the focus from what was disabled only when it draws next. */
const isLost = () =>
  document.activeElement === null || document.activeElement === document.body || document.activeElement.matches(':disabled');

let isStarted = false;

/** Starts to watch, for as long as the page lives, from the element that had the focus last. More calls change nothing. */
export function keepFocusAlways(): void {
  if (!isStarted) keepFocus(lastFocused());
  isStarted = true;
}

/** It may be fetched after a field was focused, and even after the view of that field was replaced. */
function aroundAtStart(before: Element | null): readonly Element[] {
  if (!isLost() && document.activeElement) return ancestorsOf(document.activeElement);
  return before?.isConnected === false ? [...ancestorsOf(before), document.body] : [];
}

/** Starts to watch; until what comes back is called. */
export function keepFocus(before: Element | null = null): () => void {
  let around = aroundAtStart(before);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cameFrom = new WeakMap<Element, Element>();
  const remember = ({ target }: Event) => {
    const [from] = around;
    around = target instanceof Element ? ancestorsOf(target) : [];
    const overlay = around.find((each) => each.matches(OVERLAY));
    if (overlay && from && !overlay.contains(from) && !cameFrom.has(overlay)) cameFrom.set(overlay, from);
  };
  const forget = () => {
    around = [];
  };
  // To choose from a menu by a press leaves the focus to the menu, which then goes.
  const forgetUnlessInMenu = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(MENU))) forget();
  };
  const isGone = () => {
    const [last] = around;
    return last !== undefined && (!last.isConnected || last.matches(':disabled')) && isLost();
  };
  const placeOnHeading = () => {
    const heading = isGone() ? headingFor(around) : null;
    if (heading) focusHeading(heading);
  };
  // A menu or a dialog returns the focus itself, but what it still does in a late frame may take the focus again, and with it away.
  const place = () => {
    if (!isGone()) return;
    if (isInOpenDialog()) return placeOnHeading();
    const opener = openerOf(around, cameFrom);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    if (!isGone()) return;
    if (wasInDialog()) timer = setTimeout(placeOnHeading, DIALOG_MS);
    else placeOnHeading();
  };
  /** What stands behind an open dialog is out of its reach, also what opened it. */
  const isInOpenDialog = () => {
    const overlay = around.find((each) => each.matches(OVERLAY));
    return overlay?.isConnected === true && !overlay.matches(MENU);
  };
  const wasInDialog = () => around.some((each) => each.getAttribute('role') === 'dialog');
  const look = () => {
    if (!isGone()) return;
    clearTimeout(timer);
    timer = setTimeout(place, VIEW_MS);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forgetUnlessInMenu, true);
  look();
  return () => {
    forget();
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forgetUnlessInMenu, true);
  };
}
