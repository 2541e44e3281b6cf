import { type ComponentType, use } from 'react';

/**
 * A view whose code loads when it is first needed. Loaded code renders at once. React's own `lazy` waits a turn, which would show an empty
 * page. A failed preload is tried again when the view is needed.
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
  function View(props: Props) {
    // One promise for all renders, because a new one after each failure would load without end. React requires every render after that to use
    // the same promise.
    if (!there) needed ??= preload();
    if (needed) use(needed);
    const Loaded = there;
    return Loaded && <Loaded {...props} />;
  }
  return { View, preload };
}
