// @vitest-environment happy-dom
/** Every button of every page does something when it is pressed: the page changes, an address opens, or a call is made. */
import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FlowName, flows } from '../../machines/flows';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { flowNames } from './flowPaths';

loadScreens();

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
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

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
  return made;
}

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent ?? '';

/** The current choice of several does nothing. The heads of columns are pressed by the tests of lists. */
const CURRENT = '[aria-current], [aria-pressed=true], [aria-checked=true]';
const buttons = () => [
  ...document.querySelectorAll<HTMLButtonElement>(
    `:is(main, [role=dialog]) :not(th) > button:not(:disabled, [aria-disabled=true], [role], [type=submit], ${CURRENT})`,
  ),
];

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

describe.each(parts)('%s', (name) => {
  it(`[${models[name].req.join(' ')}] has no button that does nothing`, async () => {
    let calls = await opened(name);
    const page = location.pathname;
    const all = new Set(buttons().map(nameOf));
    const dead: string[] = [];
    for (const label of all) {
      if (pressed.has(`${page} ${label}`)) continue;
      pressed.add(`${page} ${label}`);
      const found = () => buttons().find((one) => nameOf(one) === label);
      const first = found();
      if (first && (await press(first, calls))) continue;
      // What was pressed before may have hidden it, or may keep the page busy.
      calls = await opened(name);
      const again = found();
      if (!again || !(await press(again, calls))) dead.push(label);
    }
    expect(dead).toEqual([]);
  });
});
