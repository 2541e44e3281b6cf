/* Paths by Lucide (https://lucide.dev); their licence is in LUCIDE-LICENSE.txt. A circle is written as a path too. */
export const ring = 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z';
export const first = {
  alert: `${ring}M12 8v4M12 16h.01`,
  loader: 'M12 2v4M16.2 7.8l2.9-2.9M18 12h4M16.2 16.2l2.9 2.9M12 18v4M4.9 19.1l2.9-2.9M2 12h4M4.9 4.9l2.9 2.9',
};

export const paths: Record<string, string> = { ...first };

/** The first page has few icons. `icons.ts` adds the others with the rest of the app. */
export const addIcons = (more: Readonly<Record<string, string>>) => void Object.assign(paths, more);
