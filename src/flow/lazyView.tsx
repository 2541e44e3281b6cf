import { type ComponentType, use } from 'react';

/**
 * A view whose code arrives when it is first needed. Once the code is there the view is shown at once: React's own `lazy` waits a turn, in which
 * the page would be seen to go. Code that could not be fetched ahead is asked for once more when it is needed.
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
  /** Fetches the code ahead; fails as the fetch does. */
  const preload = async () => {
    if (there) return;
    coming ??= fetched();
    await coming;
  };
  function View(props: Props) {
    // One promise however often this renders: a new one after each failure would be asked for without end. Once it was waited for it is
    // used in every render, as React wants it.
    if (!there) needed ??= preload();
    if (needed) use(needed);
    const Loaded = there;
    return Loaded && <Loaded {...props} />;
  }
  return { View, preload };
}
