import { useEffect } from 'react';

/**
 * Replays a submit from before the app loaded, which `src/app/start/before.js` held. It is rendered after the form, so that the form is ready by then.
 */
export function ReplayEarlySubmit() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.alive = '';
    if (!('submitted' in dataset)) return;
    delete dataset.submitted;
    document.querySelector('form')?.requestSubmit();
  }, []);
  return null;
}
