/**
 * Listens to the browser's back button before the router. Listeners on the window run in the order of their registration. So this one is added
 * before the router exists, and asks the current guard.
 */
type Hears = (event: PopStateEvent) => void;

let guard: Hears | null = null;

const tell = (event: PopStateEvent) => guard?.(event);

/** Call it before anything is rendered. Further calls have no effect. */
export const listenBeforeRouter = () => window.addEventListener('popstate', tell);

/** Returns a function that removes the guard. */
export function guardBack(hears: Hears): () => void {
  listenBeforeRouter();
  guard = hears;
  return () => {
    if (guard === hears) guard = null;
  };
}
