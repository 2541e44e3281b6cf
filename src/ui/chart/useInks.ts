import { useSyncExternalStore } from 'react';
import type { Inks } from './chart.types';

const VARIABLES = {
  up: '--colors-chart-1',
  down: '--colors-chart-2',
  line: '--colors-line-ink',
  grid: '--colors-chart-grid',
  page: '--colors-page',
  text: '--colors-ink-soft',
} as const;

/** Reads the colours' values, because a saved picture has no CSS variables. */
function read(): Inks {
  const style = getComputedStyle(document.documentElement);
  const ink = (name: keyof typeof VARIABLES) => style.getPropertyValue(VARIABLES[name]).trim();
  return { up: ink('up'), down: ink('down'), line: ink('line'), grid: ink('grid'), page: ink('page'), text: ink('text') };
}

/** The theme changes with the system, or with an attribute of the page. */
function subscribe(tell: () => void) {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(tell);
  system.addEventListener('change', tell);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', tell);
    chosen.disconnect();
  };
}

/** The name of the theme that is shown. */
function themeNow(): string {
  const chosen = document.documentElement.dataset.theme;
  return chosen ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

/** Read once for each theme, because each reading computes the styles of the whole page. */
const known = new Map<string, Inks>();

export function useInks(): Inks {
  const theme = useSyncExternalStore(subscribe, themeNow);
  const inks = known.get(theme) ?? read();
  known.set(theme, inks);
  return inks;
}
