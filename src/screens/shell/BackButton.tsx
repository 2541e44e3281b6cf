import { useLocation } from 'wouter';
import { IconButton } from '../../ui/shell/IconButton';

/**
 * Whether the history has an earlier page of the dashboard. Sign-in does not count, because it leads back here. Some browsers cannot tell.
 * There, a tab with one entry has no earlier page.
 */
function canGoBack(): boolean {
  if (!('navigation' in window) || !window.navigation) return window.history.length > 1;
  const { navigation } = window;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return before ? new URL(before).pathname.startsWith('/dashboard') : false;
}

/** NAV-08: goes back to the previous page, or to the parent page if there is none. A page without a parent has no arrow. */
export function BackButton({ parent }: { readonly parent: string | null }) {
  const [, navigate] = useLocation();
  if (parent === null) return null;
  return <IconButton icon="arrow-left" label="Back" onClick={() => (canGoBack() ? window.history.back() : navigate(parent))} />;
}
