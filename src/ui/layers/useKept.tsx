import { type ReactNode, type RefCallback, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Keeps content running while the place that shows it comes and goes, such as a file that is made while its sheet is closed.
 * @returns the content, to render where it always is, and the ref of the place that shows it
 */
export function useKept(content: ReactNode): readonly [ReactNode, RefCallback<HTMLElement>] {
  const [host] = useState(() => document.createElement('div'));
  const [show] = useState<RefCallback<HTMLElement>>(() => (place: HTMLElement | null) => {
    place?.append(host);
  });
  return [createPortal(content, host), show];
}
