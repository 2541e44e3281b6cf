/**
 * Unsaved work. Components declare it, and code that leaves the page asks first. The browser asks at a reload in its own words. The app asks at
 * a link, the back button and a switch of business or environment.
 */
import { useLayoutEffect } from 'react';

const works = new Map<symbol, string>();

/** Returns the names of unsaved work, each once. */
export const unsavedWork = (): readonly string[] => [...new Set(works.values())];

/** Whether this page has unsaved work. */
export const isUnsaved = () => works.size > 0;

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function changed(): void {
  if (isUnsaved()) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

function keepUnsaved(name: string): () => void {
  const work = Symbol(name);
  works.set(work, name);
  changed();
  return () => {
    works.delete(work);
    changed();
  };
}

/** `name` is the unsaved work in the merchant's words, such as `Business information`. Null if there is none. */
export function useUnsaved(name: string | null): void {
  useLayoutEffect(() => (name === null ? undefined : keepUnsaved(name)), [name]);
}

/** The merchant has confirmed, or must not be asked. The page closes without another question. */
export function discardUnsaved(): void {
  works.clear();
  changed();
}
