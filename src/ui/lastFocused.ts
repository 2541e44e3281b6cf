let last: HTMLElement | null = null;

if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest('[role=menu]')) last = target;
  });

/** What had the focus last and is still there. A menu is not: it is gone once something is chosen, and its button gets the focus frames later. */
export const lastFocused = () => (last?.isConnected ? last : null);
