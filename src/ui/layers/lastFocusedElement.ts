let last: HTMLElement | null = null;

if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest('[role=menu]')) last = target;
  });

/**
 * Returns the element that had the focus last, if it still exists. A menu closes when an item is chosen, and its button gets the focus some
 * frames later.
 */
export const lastFocusedElement = () => (last?.isConnected ? last : null);
