/** What a merchant can read and press at a moment: in the topmost dialog if there is one, else on the page. */
import { act } from '@testing-library/react';
import { toastRegionId } from '../../src/ui/feedback/toastRegionId';

export interface Sights {
  /** The texts of headings, paragraphs, labels and the like, each as a whole. The current step is there once more, and says so. */
  readonly says: ReadonlySet<string>;
  /** The names of the buttons and links that are enabled. */
  readonly offers: ReadonlySet<string>;
}

/** The time of a clock differs with each run. */
const textOf = (element: Element): string => {
  const clock = element.querySelector('time[data-clock]')?.textContent ?? '';
  return (element.textContent ?? '')
    .replace(clock, clock && '{time}')
    .replaceAll(/\s+/g, ' ')
    .trim();
};
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? textOf(element);

const ENABLED = ':is(button, a[href], [role=menuitem]):not(:disabled, [aria-disabled=true], [aria-busy=true])';
const INLINE = 'span, strong, em, a, b, bdi, time';
/** A toast outlives the state that gave it, the title of a drawing shows only under a pointer, and a clock says something else each second. */
const NOT_READ = `#${toastRegionId}, [role=timer], script, style, option, nav, [aria-hidden=true] > title`;

const topmost = (): Element =>
  [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document.querySelector('main') ?? document.body;

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && (textContent ?? '').trim() !== '');

/** Whether an element stands within the text of another, however deep: a name in bold that is isolated is two elements in one sentence. */
const isInSentence = (element: Element): boolean => {
  const around = element.parentElement;
  return element.matches(INLINE) && around !== null && (hasText(around) || isInSentence(around));
};

const isText = (element: Element) => hasText(element) && !isInSentence(element);

export function sightsNow(): Sights {
  const sheet = topmost();
  const texts = [...sheet.querySelectorAll('*')].filter((element) => isText(element) && !element.closest(NOT_READ));
  const steps = [...sheet.querySelectorAll('[aria-current=step]')].map((element) => `${textOf(element)} (current)`);
  return { says: new Set([...texts.map(textOf), ...steps]), offers: new Set([...sheet.querySelectorAll(ENABLED)].map(nameOf)) };
}

const asText = ({ says, offers }: Sights) => [...says, '', ...offers].join('\n');

/** Waits until the page is the same for three frames, because a dialog comes some frames after its page. */
export async function settled(): Promise<Sights> {
  let before = sightsNow();
  for (let same = 0; same < 3; ) {
    await act(async () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    const now = sightsNow();
    same = asText(now) === asText(before) ? same + 1 : 0;
    before = now;
  }
  return before;
}
