/** Presses every button of every page: the page changes, an address opens, or a call is made. */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FlowName, flows } from '../../machines/flows';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { flowNames } from './flowPaths';

/** The lists and parts of pages: what a page is made of. */
const parts = flowNames.filter((name) => {
  const flow = flows[name];
  return 'model' in flow && (flow.model.kind === 'resource' || flow.model.kind === 'collection');
});

const answerOf = (name: FlowName): unknown => {
  const { ports } = flows[name].cases;
  return Object.values('load' in ports ? ports.load.answers : {})[0];
};

let close = () => {};
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent ?? '';

/** The page with its first answer. */
async function opened(name: FlowName) {
  const [start] = Object.values(models[name].starts);
  if (!start) throw new Error(`${name} has no start`);
  close();
  const { I, made, close: end } = openRendered(start);
  close = end;
  if (start.opens) await I.press(start.opens);
  await I.answer(`${flows[name].machine.id}.load`, { answers: answerOf(name) });
  await models[name].states.loaded?.(I);
  await settled();
  return made;
}

/** Waits until the page has the same buttons for three frames, because a dialog comes some frames after its page. */
async function settled() {
  for (let [same, before] = [0, '']; same < 3; ) {
    await act(async () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    const now = buttons().map(nameOf).join();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** The current choice of several does nothing. The heads of columns are pressed by the tests of lists. */
const CURRENT = '[aria-current], [aria-current] *, [aria-pressed=true], [aria-checked=true]';
const BUTTONS = `:not(th) > button:not(:disabled, [aria-disabled=true], [role], [type=submit], ${CURRENT})`;

/** The styles, which are not applied here, hide it where there are no notices. */
const HIDDEN = 'Go to notices';

/** Behind a modal dialog nothing can be pressed. The page itself is another part's. */
function buttons() {
  const modal = [...document.querySelectorAll('[aria-modal=true]')].at(-1);
  const all = (modal ?? document).querySelectorAll<HTMLButtonElement>(modal ? BUTTONS : `:is(main, [role=dialog]) ${BUTTONS}`);
  return [...all].filter((button) => nameOf(button) !== HIDDEN);
}

/** Presses a button. Returns whether anything came of it. */
async function press(button: HTMLElement, calls: readonly unknown[]): Promise<boolean> {
  const outside = vi.fn();
  vi.stubGlobal('print', outside);
  const copying = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => outside());
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  const before = `${location.href} ${calls.length}`;
  await act(async () => void fireEvent.click(button));
  await act(async () => {});
  changes += observer.takeRecords().length;
  observer.disconnect();
  copying.mockRestore();
  return changes > 0 || outside.mock.calls.length > 0 || `${location.href} ${calls.length}` !== before;
}

/** Several parts of one page share its buttons. */
const pressed = new Set<string>();

/** Rows of a list that `npm test` presses. Each differs from the first by its status at most. */
const FIRST_ROWS = 3;
const isInLaterRow = (button: HTMLElement) => {
  const row = button.closest('tr');
  return row !== null && [...(row.parentElement?.children ?? [])].indexOf(row) >= FIRST_ROWS;
};

/** @param which the buttons of the first rows and outside of lists, or those of all other rows */
export function describeButtons(which: 'firstRows' | 'laterRows') {
  loadScreens();
  // A page with many buttons opens again for each that hides the others. A test that ends before its presses would press in the next one.
  vi.setConfig({ testTimeout: 300_000 });
  afterEach(() => {
    close();
    vi.unstubAllGlobals();
  });
  describe.each(parts)('%s', (name) => {
    it(`[${models[name].req.join(' ')}] has no button that does nothing`, async () => {
      let calls = await opened(name);
      const page = location.pathname;
      const isAsked = (button: HTMLElement) => isInLaterRow(button) === (which === 'laterRows');
      const all = new Set(buttons().filter(isAsked).map(nameOf));
      const dead: string[] = [];
      for (const label of all) {
        if (pressed.has(`${page} ${label}`)) continue;
        pressed.add(`${page} ${label}`);
        const found = () => buttons().find((one) => nameOf(one) === label);
        const first = found();
        if (first && (await press(first, calls))) continue;
        // What was pressed before may have hidden it, or may keep the page busy.
        calls = await opened(name);
        // A dialog may come a moment after its page. What stood there only while the page was on its way does not come again.
        const again = await waitFor(() => found() ?? Promise.reject(new Error(label))).catch(() => undefined);
        if (again && !(await press(again, calls))) dead.push(label);
      }
      expect(dead).toEqual([]);
    });
  });
}
