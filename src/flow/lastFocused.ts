/** Which element has or had the focus, from before the code that keeps the focus is there. */
let focused: Element | null = null;

/** The element focused last, also if it is gone. Null after a press on something that takes no focus. */
export const lastFocused = (): Element | null => focused;

export function noteFocus(): void {
  addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  addEventListener(
    'pointerdown',
    () => {
      focused = null;
    },
    true,
  );
}
