/** The views that a merchant saved for a list. This browser stores them for each user, business and list. */
import { useCallback, useState } from 'react';
import { type OwnView, readViews, writeViews } from '../../machines/kit/list/ownViews';
import { useFlowContext } from './FlowProvider';
import { keepPreference, readPreference } from './themePreference';

export interface OwnViews {
  readonly views: readonly OwnView[];
  /** Stores what is made of the stored views. Returns whether they changed. */
  readonly change: (make: (stored: readonly OwnView[]) => readonly OwnView[]) => boolean;
}

/** @param list the list's own name, which never changes */
export function useOwnViews(list: string): OwnViews {
  const { owner } = useFlowContext();
  const key = `views:${owner?.split(':').slice(0, 2).join(':') ?? ''}:${list}`;
  const [views, setViews] = useState(() => readViews(readPreference(key)));
  const change: OwnViews['change'] = useCallback(
    (make) => {
      // Another tab may have saved a view meanwhile, so every change starts from what is stored.
      const text = readPreference(key);
      const stored = text === null ? views : readViews(text);
      const next = make(stored);
      keepPreference(key, writeViews(next));
      setViews(next);
      return next !== stored;
    },
    [key, views],
  );
  return { views, change };
}
