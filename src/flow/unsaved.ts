/**
 * Work that was not saved yet and would be lost: what has it says so, and whoever is about to take the page away asks first. A reload is asked
 * about by the browser, in its own words; a link, the back button and a switch of business or environment by the desk.
 */
import { useLayoutEffect } from 'react';

const works = new Map<symbol, string>();

/** Of what is unsaved here, by name and each once. */
export const unsavedWork = (): readonly string[] => [...new Set(works.values())];

/** Whether anything would be lost here. */
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

/** `name` is what would be lost, in the merchant's words: `Business information`. Null while nothing would be. */
export function useUnsaved(name: string | null): void {
  useLayoutEffect(() => (name === null ? undefined : keepUnsaved(name)), [name]);
}

/** It was asked about, or must not be: the page goes without another question. */
export function discardUnsaved(): void {
  works.clear();
  changed();
}
