/** Measures the contrast of the texts, icons and focus rings of controls. Runs in the page. */

export interface Reading {
  readonly what: string;
  readonly ratio: number;
  readonly least: number;
}

/** Everything that can be pressed, edited or chosen. */
export const CONTROLS =
  'button, a[href], label, input, select, textarea, summary, tr:has(button, a), ' +
  '[role=tab], [role=option], [role=menuitem], [role=menuitemradio], [role=slider], [role=combobox]';

/** Measures every control of the page as painted, and returns those with low contrast. */
export function faintControls(controls: string): readonly Reading[] {
  type Color = readonly [number, number, number, number];
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Color>();

  function colorOf(text: string): Color {
    const found = known.get(text);
    if (found || !pen) return found ?? [0, 0, 0, 0];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const color: Color = [red, green, blue, alpha / 255];
    known.set(text, color);
    return color;
  }

  const over = ([red, green, blue, alpha]: Color, [r, g, b]: Color, opacity = 1): Color => {
    const part = alpha * opacity;
    return [red * part + r * (1 - part), green * part + g * (1 - part), blue * part + b * (1 - part), 1];
  };

  function luminance([red, green, blue]: Color): number {
    const linear = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
  }

  function contrast(front: Color, ground: Color): number {
    const [light = 0, dark = 0] = [luminance(front), luminance(ground)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  const grounds = new Map<Element, Color>();
  /** Returns the background of an element's text. */
  function groundOf(element: Element | null): Color {
    if (!element) return [255, 255, 255, 1];
    const ground =
      grounds.get(element) ?? over(colorOf(getComputedStyle(element).backgroundColor), groundOf(element.parentElement));
    grounds.set(element, ground);
    return ground;
  }

  const opacities = new Map<Element, number>();
  function opacityOf(element: Element | null): number {
    if (!element) return 1;
    const opacity = opacities.get(element) ?? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    opacities.set(element, opacity);
    return opacity;
  }

  /** Invisible elements are not measured: `radio` inputs below their labels, and text for screen readers. */
  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && opacityOf(element) > 0.05 && element.checkVisibility({ visibilityProperty: true });
  }

  const hasWords = (element: Element) =>
    (element instanceof HTMLInputElement && (element.value || element.placeholder) !== '') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const nameOf = (control: Element) =>
    `${control.localName} "${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)}"`;

  const read = (control: Element, part: Element, color: string, least: number, kind: string): Reading => {
    const ground = groundOf(part);
    const ratio = contrast(over(colorOf(color), ground, opacityOf(part)), ground);
    return { what: `${kind} of ${nameOf(control)}`, ratio: Math.round(ratio * 100) / 100, least };
  };

  return [...document.querySelectorAll(controls)].flatMap((control) => {
    const parts = [control, ...control.querySelectorAll('*')].filter(isSeen);
    const words = parts.filter(hasWords).map((part) => read(control, part, getComputedStyle(part).color, 4.5, 'words'));
    const signs = parts
      .filter((part) => part instanceof SVGSVGElement && getComputedStyle(part).stroke !== 'none')
      .map((part) => read(control, part, getComputedStyle(part).stroke, 3, 'sign'));
    const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(control);
    const ring =
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && colorOf(outlineColor)[3] > 0 && isSeen(control);
    const rings = ring && control.parentElement ? [read(control, control.parentElement, outlineColor, 3, 'ring')] : [];
    return [...words, ...signs, ...rings].filter(({ ratio, least }) => ratio < least);
  });
}
