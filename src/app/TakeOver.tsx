import { useEffect } from 'react';

/**
 * What was done to the form that stands in the page before the app came: `public/before.js` kept a submit, and it is done now. It stands beside the form and after
 * it, so that the form is alive when this is.
 */
export function TakeOver() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.alive = '';
    if (!('submitted' in dataset)) return;
    delete dataset.submitted;
    document.querySelector('form')?.requestSubmit();
  }, []);
  return null;
}
