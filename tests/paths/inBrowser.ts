/** A path in a real browser, by its flow's model: in our own tests, and in those that `npm run paths` writes. */
import type { Page } from '@playwright/test';
import { graphOf } from '../../atlas/explore';
import { pathAlong } from '../../atlas/generate';
import type { Path } from '../../atlas/paths';
import { trailNamed } from '../../atlas/walks';
import { type FlowName, flows } from '../../machines/flows';
import type { Sandbox } from '../../sandbox/start';
import { expect, test } from '../browser/house';
import { openBrowser } from '../drivers/browser';
import { models } from '../models/all';
import { walk } from '../models/model';
import { titleOf } from './flowPaths';

async function walkInBrowser(flow: FlowName, path: Path, page: Page, sandbox: Sandbox) {
  const model = models[flow];
  const start = model.starts[path.input];
  if (!start) throw new Error(`The model of ${flow} does not say how it starts with ${path.input}.`);
  const before = await sandbox.ledger.payoutsMoved();
  // Time that is in the test's hand stays there as long as its browser's context: such a path has one of its own.
  const own = start.timed ? await page.context().browser()?.newPage({ reducedMotion: 'reduce' }) : undefined;
  const { I, problems, putBack } = await openBrowser(own ?? page, sandbox, start);
  try {
    if (start.opens) await I.press(start.opens);
    await walk(model, path.steps, I);
  } finally {
    await putBack();
  }
  await own?.close();
  expect(problems).toEqual([]);
  const moved = (await sandbox.ledger.payoutsMoved()) - before;
  expect(moved, 'times money moved').toBeLessThanOrEqual(model.moves ?? 1);
  const end = path.steps.at(-1)?.value;
  if (end === 'paid' || end === 'verified') expect(moved, 'times money moved').toBe(1);
}

/** Declares the test of a path. */
export const walked = (flow: FlowName, path: Path) =>
  test(titleOf(flow, path), ({ kept: page, sandbox }) => walkInBrowser(flow, path, page, sandbox));

/**
 * Declares the test of a path that is given by the names of its input and its steps, as far as today's machine still has it.
 * @public Files that `npm run paths` writes call it.
 */
export function walks(flow: FlowName, id: string, input: string, steps: readonly string[]) {
  const { machine, cases } = flows[flow];
  const path = pathAlong(flow, trailNamed(graphOf(machine, cases), [input, ...steps]));
  if (path.id !== id) throw new Error(`${id} is another path by now: make the file anew.`);
  walked(flow, path);
}
