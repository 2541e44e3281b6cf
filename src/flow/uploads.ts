/** The progress of this tab's uploads, from 0 to 1, by the form that sends them. The sender reports it, and the form's view reads it. */
import { useSyncExternalStore } from 'react';

const parts = new Map<string, number>();
const senders = new Map<string, object>();
const watchers = new Set<() => void>();

function tell(form: string, part: number | null) {
  if (part === null) parts.delete(form);
  else parts.set(form, part);
  for (const watcher of watchers) watcher();
}

/** Sends a form's files, and reports its progress. */
export async function reportProgress<Answer>(
  form: string,
  send: (onProgress: (part: number) => void) => Promise<Answer>,
): Promise<Answer> {
  const own = {};
  senders.set(form, own);
  const isLatest = () => senders.get(form) === own;
  tell(form, 0);
  try {
    // One that was left behind says nothing of the one that followed it.
    return await send((part) => isLatest() && tell(form, part));
  } finally {
    if (isLatest()) tell(form, null);
  }
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Null while this form sends nothing. */
export const useUpload = (form: string): number | null => useSyncExternalStore(watch, () => parts.get(form) ?? null);
