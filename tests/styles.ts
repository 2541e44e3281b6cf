/**
 * Computed styles in happy-dom, which works out every property of an element and of all around it. Names and roles ask each element for two of
 * them, after every change of the document: that took a seventh of the time.
 */
const inFull = window.getComputedStyle.bind(window);

/** How an element is displayed that has no style of its own, by its kind. */
const displays = new Map<string, string>();

function displayOf(element: Element): string {
  const known = displays.get(element.tagName) ?? inFull(element).display;
  displays.set(element.tagName, known);
  return known;
}

const hidesItself = (element: Element) =>
  element.hasAttribute('hidden') || /display|visibility/.test(element.getAttribute('style') ?? '');

function isOrdinary(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) if (hidesItself(each)) return false;
  return element.isConnected && document.styleSheets.length === 0;
}

/** The two properties of an element that nothing hides are known without its others. */
function withKnown(style: CSSStyleDeclaration, element: Element): CSSStyleDeclaration {
  const known = { display: () => displayOf(element), visibility: () => 'visible' };
  const isKnown = (name: string | symbol): name is keyof typeof known => Object.hasOwn(known, name);
  const shown = (name: string) => (isKnown(name) ? known[name]() : style.getPropertyValue(name));
  return new Proxy(style, {
    get: (of, name) => (isKnown(name) ? known[name]() : name === 'getPropertyValue' ? shown : Reflect.get(of, name, of)),
  });
}

window.getComputedStyle = (element, pseudo) => {
  const style = inFull(element, pseudo);
  return isOrdinary(element) ? withKnown(style, element) : style;
};
