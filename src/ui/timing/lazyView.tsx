import { type ComponentType, use } from 'react';

/** How each failed view forgets its load. */
const failures = new Set<() => void>();

/** Lets failed views load again when they are next needed. For an error boundary that already shows the error. */
export function forgetFailedLoads(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * A view whose code loads when it is first needed. Loaded code renders at once. React's own `lazy` waits a turn, which would show an empty
 * page. A failed preload is tried again when the view is needed, and a failed view when it is needed after its error was shown.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let there: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  let needed: Promise<void> | null = null;
  const fetched = async () => {
    try {
      there = await load();
    } finally {
      coming = null;
    }
  };
  /** Loads the code ahead. Rejects if that fails. */
  const preload = async () => {
    if (there) return;
    coming ??= fetched();
    await coming;
  };
  const loadNeeded = async () => {
    try {
      await preload();
    } catch (error) {
      failures.add(() => {
        needed = null;
      });
      throw error;
    }
  };
  function View(props: Props) {
    // One promise for all renders, because a new one after each failure would load without end. React requires every render after that to use
    // the same promise.
    if (!there) needed ??= loadNeeded();
    if (needed) use(needed);
    const Loaded = there;
    return Loaded && <Loaded {...props} />;
  }
  return { View, preload, isThere: () => there !== null };
}
