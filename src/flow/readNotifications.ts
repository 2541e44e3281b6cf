/**
 * Which notifications a merchant has read. This browser stores their ids for each user, business and environment, because the documents have no
 * call that keeps it.
 */
import { useState } from 'react';
import { useFlowContext } from './FlowProvider';
import { keepPreference, readPreference } from './themePreference';

const idsIn = (text: string | null) => new Set((text ?? '').split(' ').filter(Boolean).map(decodeURIComponent));

export function useReadNotifications(notifications: readonly { readonly id: string }[]) {
  const { owner } = useFlowContext();
  const name = `notifications-read:${owner ?? ''}`;
  const [kept, setKept] = useState(() => ({ name, ids: idsIn(readPreference(name)) }));
  // Another business has its own.
  const ids = kept.name === name ? kept.ids : idsIn(readPreference(name));
  const keep = (next: readonly string[]) => {
    keepPreference(name, next.length > 0 ? next.map(encodeURIComponent).join(' ') : null);
    setKept({ name, ids: new Set(next) });
  };
  const shown = notifications.map(({ id }) => id);
  return {
    isRead: (id: string) => ids.has(id),
    unread: shown.filter((id) => !ids.has(id)).length,
    /** Ids that are no longer listed are forgotten. */
    setRead: (id: string, isRead: boolean) => keep(shown.filter((one) => (one === id ? isRead : ids.has(one)))),
    readAll: () => keep(shown),
  };
}
