import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/** Returns the rest of the path after `base`. Empty if there is none, or if it cannot be decoded. */
function textBehind(base: string, pathname: string): string {
  const [first = ''] = pathname.slice(base.length + 1).split('/');
  try {
    return decodeURIComponent(first);
  } catch {
    return '';
  }
}

/**
 * Returns an email address or a token after this path. It is removed from the address bar and the history at once, so that later users of this
 * browser do not find it. A reload does not find it either: `keep` receives it where it may be stored.
 */
export function useUrlSecret(base: string, keep?: (text: string) => void): string {
  const [taken] = useState(() => textBehind(base, window.location.pathname));
  const [, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page was opened
  useEffect(() => {
    if (taken === '') return;
    keep?.(taken);
    navigate(base, { replace: true });
  }, []);
  return taken;
}
