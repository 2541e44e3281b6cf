import { useRef } from 'react';

/**
 * Where the focus goes when something in front of the page closes: back to what opened it, unless a link in it was followed. Then it is the
 * title of the page that the link led to; should that page not be there yet, whoever shows it moves the focus itself.
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
