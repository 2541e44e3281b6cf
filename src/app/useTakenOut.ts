import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/** What stands behind this path in the address; empty where nothing does, or nothing that can be read. */
function textBehind(base: string, pathname: string): string {
  const [first = ''] = pathname.slice(base.length + 1).split('/');
  try {
    return decodeURIComponent(first);
  } catch {
    return '';
  }
}

/**
 * What stands behind this path: an address, a token. It is taken out of the address bar and out of the history as soon as it was read, so that whoever
 * comes to this browser later does not find it. A reload does not find it either: `keep` is told it, where it may be kept.
 */
export function useTakenOut(base: string, keep?: (text: string) => void): string {
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
