/** The theme: the system's, or the one chosen in this browser. `src/app/start/before.js` reads the same choice before the first paint. */
import { useState } from 'react';
import { keepPreference, readPreference } from './themePreference';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const NAME = 'theme';

export const readTheme = (): Theme => THEMES.find((theme) => theme === readPreference(NAME)) ?? 'system';

/** The style sheet has both themes and follows the system by default. */
export function chooseTheme(theme: Theme) {
  keepPreference(NAME, theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // `src/app/start/before.js` sets it inline before there is a style sheet.
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme;
}

export function useTheme() {
  const [theme, setTheme] = useState(readTheme);
  const choose = (chosen: Theme) => {
    chooseTheme(chosen);
    setTheme(chosen);
  };
  return [theme, choose] as const;
}
