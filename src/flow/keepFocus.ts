/**
 * Keeps the focus on the page. A view that is replaced takes the focused element with it, and the browser then focuses nothing: whoever uses a
 * keyboard starts at the top again, and a screen reader says nothing. The heading of what took its place gets the focus instead.
 */

const HEADINGS = 'h1, h2, h3';

/** Milliseconds in which something else may take the focus first. */
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

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Starts to watch; until what comes back is called. */
export function keepFocus(): () => void {
  // It may be fetched after a field was focused.
  let around: readonly Element[] = isLost() || !document.activeElement ? [] : ancestorsOf(document.activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = ({ target }: Event) => {
    around = target instanceof Element ? ancestorsOf(target) : [];
  };
  const forget = () => {
    around = [];
  };
  const place = () => {
    if (around[0]?.isConnected !== false || !isLost()) return;
    const heading = headingFor(around);
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  // A dialog that closes returns the focus itself, once it has left the page.
  const wasInDialog = () => around.some((each) => each.getAttribute('role') === 'dialog');
  const look = () => {
    if (around[0]?.isConnected !== false || !isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(place, wasInDialog() ? DIALOG_MS : VIEW_MS);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget, true);
  return () => {
    forget();
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget, true);
  };
}
