import { useLocation } from 'wouter';
import { IconButton } from '../../ui/shell/IconButton';

/**
 * Whether there is a page of the dashboard before this one: the door is none, as it leads back here. Not every browser can tell; where it
 * cannot, a tab with one page in it has nothing before.
 */
function canGoBack(): boolean {
  if (!('navigation' in window) || !window.navigation) return window.history.length > 1;
  const { navigation } = window;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return before ? new URL(before).pathname.startsWith('/dashboard') : false;
}

/** NAV-08: to where the merchant was, and to the page that this one belongs to where nothing was before. What belongs to none has no arrow. */
export function BackButton({ parent }: { readonly parent: string | null }) {
  const [, navigate] = useLocation();
  if (parent === null) return null;
  return <IconButton icon="arrow-left" label="Back" onClick={() => (canGoBack() ? window.history.back() : navigate(parent))} />;
}
