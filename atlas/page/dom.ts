/** Creates elements in one call. Text from data is never parsed as markup, except the drawing. */
export type Child = Node | string | null | false;

type Listeners = { readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

export interface Attributes {
  readonly on?: Listeners;
  readonly [name: string]: string | number | boolean | null | undefined | Listeners;
}

export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { on, ...attributes }: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string' || typeof value === 'number') element.setAttribute(name, String(value));
  }
  for (const [type, listener] of Object.entries(on ?? {})) element.addEventListener(type, listener as EventListener);
  fill(element, ...children);
  return element;
}

export function fill(element: Element, ...children: readonly Child[]) {
  element.replaceChildren(...children.filter((child): child is Node | string => child !== null && child !== false));
}

const SVG = 'http://www.w3.org/2000/svg';

export function svg<Tag extends keyof SVGElementTagNameMap>(tag: Tag, attributes: Readonly<Record<string, string | number>>) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/* Paths by Lucide (https://lucide.dev, ISC). */
const ring = 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z';
const ICONS = {
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  fit: 'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3',
  back: 'M17.971 4.285A2 2 0 0 1 21 6v12a2 2 0 0 1-3.029 1.715l-9.997-5.998a2 2 0 0 1-.003-3.432zM3 20V4',
  on: 'M21 4v16M6.029 4.285A2 2 0 0 0 3 6v12a2 2 0 0 0 3.029 1.715l9.997-5.998a2 2 0 0 0 .003-3.432z',
  play: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
  pause: 'M15 4h3v16h-3zM6 4h3v16H6z',
  close: 'M18 6 6 18M6 6l12 12',
  menu: 'M4 6h16M4 12h16M4 18h16',
  proved: `${ring}M16 9l-5.5 5.5L8 12`,
  refuted: `${ring}M15 9l-6 6M9 9l6 6`,
  vacuous: `${ring}M9 15l6-6`,
};

export type IconName = keyof typeof ICONS;

export function icon(name: IconName): SVGSVGElement {
  const element = svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  element.append(svg('path', { d: ICONS[name] }));
  return element;
}

export const iconButton = (name: IconName, label: string, onPress: () => void, more: Attributes = {}) =>
  h(
    'button',
    { type: 'button', class: 'button icon', 'aria-label': label, title: label, on: { click: onPress }, ...more },
    icon(name),
  );
