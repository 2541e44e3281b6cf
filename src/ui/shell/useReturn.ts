import { useRef } from 'react';

/**
 * Returns the focus to the opener when a layer in front of the page closes. If a link in it was followed, the new page's title gets the focus.
 * If that page has not loaded yet, it moves the focus itself.
 */
export function useReturn() {
  const followed = useRef(false);
  return {
    opens: () => {
      followed.current = false;
    },
    follows: () => {
      followed.current = true;
    },
    finalFocusEl: () => (followed.current ? document.querySelector<HTMLElement>('main h1') : null),
  };
}
