import { useState, useSyncExternalStore } from 'react';
import { keepPreference, readPreference } from '../../flow/themePreference';

const WIDE = '(min-width: 64rem)';
const NAME = 'sidebar';

function follow(changed: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The sidebar is a rail on a narrow page, or if the merchant collapsed it. This browser stores the choice. */
export function useSidebarWidth() {
  const isWide = useSyncExternalStore(follow, () => window.matchMedia(WIDE).matches);
  const [folded, setFolded] = useState(() => readPreference(NAME) === 'folded');
  const toggle = () => {
    keepPreference(NAME, folded ? null : 'folded');
    // For the frame of the next arrival, as `src/app/before.js` does it after a reload.
    document.documentElement.toggleAttribute('data-folded', !folded);
    setFolded(!folded);
  };
  return { rail: folded || !isWide, folded, toggle };
}
