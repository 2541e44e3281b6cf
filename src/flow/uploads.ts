/** How far the uploads of this tab have come, by the form that sends them: from 0 to 1. What sends tells it, what shows the form looks. */
import { useSyncExternalStore } from 'react';

const parts = new Map<string, number>();
const watchers = new Set<() => void>();

function tell(form: string, part: number | null) {
  if (part === null) parts.delete(form);
  else parts.set(form, part);
  for (const watcher of watchers) watcher();
}

/** Sends what a form holds, and tells how far that has come while it goes on. */
export async function told<Answer>(form: string, send: (onProgress: (part: number) => void) => Promise<Answer>): Promise<Answer> {
  tell(form, 0);
  try {
    return await send((part) => tell(form, part));
  } finally {
    tell(form, null);
  }
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Null while nothing of this form is on its way. */
export const useUpload = (form: string): number | null => useSyncExternalStore(watch, () => parts.get(form) ?? null);
