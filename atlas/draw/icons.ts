/** Icons by Lucide (https://lucide.dev, ISC), 24 pixels a side, with a line width of 2. */
const ring = 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z';
export const icons = {
  banknote:
    'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM12 10a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM6 12h.01M18 12h.01',
  key: 'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4zM16.5 7.5h.01',
  clock: `${ring}M12 6v6l4 2`,
  cross: 'M18 6 6 18M6 6l12 12',
};

export type IconName = keyof typeof icons;

/** Places an icon in a chart, `size` pixels a side. */
export const iconAt = (name: IconName, x: number, y: number, size: number) =>
  `<path class="sign ${name}" transform="translate(${x} ${y}) scale(${size / 24})" d="${icons[name]}"/>`;
