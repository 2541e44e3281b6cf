/**
 * Every control of the design system in every state: hovered, pressed, focused, selected and disabled controls stay readable, light and dark.
 */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './catalogue';
import { CONTROLS, faintControls } from './contrastOf';

const STATES = {
  rest: [],
  hover: ['hover'],
  active: ['hover', 'active'],
  focus: ['focus', 'focus-visible', 'focus-within'],
} as const;

/** Forces controls into a state, as developer tools do. Starts again if the page replaced one. */
const force = (tools: CDPSession, selector: string, forcedPseudoClasses: string[]) =>
  expect(async () => {
    const { root } = await tools.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    expect(nodeIds.length).toBeGreaterThan(0);
    await Promise.all(nodeIds.map((nodeId) => tools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
  }).toPass();

/** Returns the controls with low contrast in one of the states, within a part of the page. */
async function readStates(page: Page, part: string): Promise<readonly string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const controls = `:is(${part}) :is(${CONTROLS})`;
  const found: string[] = [];
  for (const [state, forced] of Object.entries(STATES)) {
    await force(tools, controls, [...forced]);
    const faint = await page.evaluate(faintControls, controls);
    found.push(...faint.map(({ what, ratio }) => `${part}, ${state}: ${what} ${ratio}`));
  }
  await tools.detach();
  return found;
}

/** Opens the catalogue and waits for what comes late: until then the page moves under the pointer, and a click may miss. */
async function openCatalogue(page: Page, catalogue: string) {
  await page.goto(catalogue);
  await page.locator('tr[data-index]').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Parts that must be opened before their controls exist, and how. */
const OPENED: readonly (readonly [part: string, open: (page: Page) => Promise<void>])[] = [
  ['[role=menu]', (page) => page.getByRole('button', { name: 'More', exact: true }).press('ArrowDown')],
  ['[role=listbox]', (page) => page.getByRole('combobox', { name: 'Town', exact: true }).press('ArrowDown')],
  ['[aria-label="Filter the entries"]', (page) => page.getByRole('button', { name: 'Filter', exact: true }).click()],
  ['[role=dialog]', (page) => page.getByRole('button', { name: 'Open the finder' }).click()],
  ['[role=dialog]', (page) => page.getByRole('button', { name: 'Open a dialog' }).click()],
  ['#notices', (page) => page.getByRole('button', { name: 'Bad notice' }).click()],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every control stays readable in every state, ${colorScheme}`, async ({ page, catalogue }) => {
    // It opens the catalogue seven times, which takes half of the usual limit on a quiet machine.
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openCatalogue(page, catalogue);
    await expect(page.getByRole('radio', { name: 'This week' }).first()).toBeChecked();
    const found = [...(await readStates(page, 'main'))];
    await page.evaluate((controls) => {
      for (const control of document.querySelectorAll(controls)) control.toggleAttribute('disabled', true);
    }, 'button, input, select, textarea');
    found.push(...(await readStates(page, 'main:has(:disabled)')));
    for (const [part, open] of OPENED) {
      await openCatalogue(page, catalogue);
      await open(page);
      await page.locator(part).filter({ visible: true }).first().waitFor();
      found.push(...(await readStates(page, part)));
    }
    expect([...new Set(found)]).toEqual([]);
  });
}
