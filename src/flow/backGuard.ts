/**
 * The browser's back button, heard before the router hears of it. At the window listeners run in the order in which they were added, capturing
 * or not: so this one is added before the router is there, and asks whoever guards a page by then.
 */
type Hears = (event: PopStateEvent) => void;

let guard: Hears | null = null;

const tell = (event: PopStateEvent) => guard?.(event);

/** To be called before anything is drawn; another time it does nothing. */
export const listenBeforeRouter = () => window.addEventListener('popstate', tell);

/** Until what comes back is called. */
export function guardBack(hears: Hears): () => void {
  listenBeforeRouter();
  guard = hears;
  return () => {
    if (guard === hears) guard = null;
  };
}
