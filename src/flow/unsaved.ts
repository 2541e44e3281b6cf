/**
 * Unsaved work. Components declare it, and code that leaves the page asks first. The browser asks at a reload in its own words. The app asks at
 * a link, the back button and a switch of business or environment.
 */
import { useLayoutEffect } from 'react';

export interface UnsavedHow {
  /** What leaving loses and what it keeps. Null: all changes are lost. */
  readonly words?: string | null;
  /** The name in the query of the dialog that has the work. Without it, another query is another page. */
  readonly dialog?: string;
}

interface Work extends UnsavedHow {
  readonly name: string;
}

const works = new Map<symbol, Work>();

/** Returns the names of unsaved work, each once. */
export const unsavedWork = (): readonly string[] => [...new Set([...works.values()].map(({ name }) => name))];

/** Returns what leaving the page loses. */
export function unsavedWords(): string {
  const said = [...works.values()].flatMap(({ words }) => words ?? []);
  return said.length === works.size && said.length > 0 ? [...new Set(said)].join(' ') : 'You have unsaved changes on this page.';
}

/** Whether an address shows the same page, and the dialog of each work that is in one. */
export const isSamePage = (to: URL, here: URL): boolean =>
  to.pathname === here.pathname &&
  [...works.values()].every(
    ({ dialog }) => dialog === undefined || to.searchParams.get(dialog) === here.searchParams.get(dialog),
  );

/** Whether this page has unsaved work. */
export const isUnsaved = () => works.size > 0;

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function changed(): void {
  if (isUnsaved()) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

function keepUnsaved(work: Work): () => void {
  const key = Symbol(work.name);
  works.set(key, work);
  changed();
  return () => {
    works.delete(key);
    changed();
  };
}

/** `name` is the unsaved work in the merchant's words, such as `Business information`. Null if there is none. */
export function useUnsaved(name: string | null, { words = null, dialog = '' }: UnsavedHow = {}): void {
  useLayoutEffect(
    () => (name === null ? undefined : keepUnsaved({ name, words, ...(dialog !== '' && { dialog }) })),
    [name, words, dialog],
  );
}

/** The merchant has confirmed, or must not be asked. The page closes without another question. */
export function discardUnsaved(): void {
  works.clear();
  changed();
}
