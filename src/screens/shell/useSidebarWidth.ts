import { useState } from 'react';
import { keepPreference, readPreference } from '../../flow/themePreference';
import { useMedia } from '../../ui/layout/useMedia';

const WIDE = '(min-width: 64rem)';
const NAME = 'sidebar';

/** The sidebar is a rail on a narrow page, or if the merchant collapsed it. This browser stores the choice. */
export function useSidebarWidth() {
  const isWide = useMedia(WIDE);
  const [folded, setFolded] = useState(() => readPreference(NAME) === 'folded');
  const toggle = () => {
    keepPreference(NAME, folded ? null : 'folded');
    // For the frame of the next arrival, as `src/app/start/before.js` does it after a reload.
    document.documentElement.toggleAttribute('data-folded', !folded);
    setFolded(!folded);
  };
  return { rail: folded || !isWide, folded, toggle };
}
