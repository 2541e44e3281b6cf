/** Runs a path in a real browser with its flow's model: in our own tests, and in those that `npm run paths` writes. */
import type { Page } from '@playwright/test';
import { graphOf } from '../../atlas/explore';
import { findPath } from '../../atlas/findPath';
import { pathAlong } from '../../atlas/generate';
import type { Path } from '../../atlas/paths';
import { recorded } from '../../atlas/run/executed';
import { type FlowName, flows } from '../../machines/flows';
import type { Sandbox } from '../../sandbox/start';
import { expect, test } from '../browser/fixtures';
import { openBrowser } from '../drivers/browser';
import { models } from '../models/all';
import { walk } from '../models/model';
import { titleOf } from './flowPaths';

/** What one file leaves in a browser's context is not carried into the next path. */
function savesFiles(flow: FlowName): boolean {
  const record = flows[flow];
  return 'model' in record && record.model.kind === 'download';
}

/** Wide enough for every action to stand beside what it is about. On a narrower page some are in a menu. */
const WIDE = { width: 1440, height: 900 };

async function walkInBrowser(flow: FlowName, path: Path, page: Page, sandbox: Sandbox) {
  const model = models[flow];
  const start = model.starts[path.input];
  if (!start) throw new Error(`The model of ${flow} does not say how it starts with ${path.input}.`);
  const before = await sandbox.ledger.payoutsMoved();
  // A clock under the test's control stays so for the whole browser context, so such a path has its own.
  const isOwn = start.timed || savesFiles(flow);
  const own = isOwn ? await page.context().browser()?.newPage({ reducedMotion: 'reduce' }) : undefined;
  await (own ?? page).setViewportSize(WIDE);
  // A press long ago doesn't let a page copy, and a call that is held makes it long ago.
  await (own ?? page).context().grantPermissions(['clipboard-write']);
  const { I, problems } = await openBrowser(own ?? page, sandbox, start);
  if (start.opens) await I.press(start.opens);
  await walk(model, path.steps, I);
  await own?.close();
  expect(problems).toEqual([]);
  const moved = (await sandbox.ledger.payoutsMoved()) - before;
  expect(moved, 'times money moved').toBeLessThanOrEqual(model.moves ?? 1);
  const movesMoney = flows[flow].area === 'payouts' && path.steps.some(({ value }) => value === 'paid' || value === 'verified');
  if (movesMoney) expect(moved, 'times money moved').toBe(1);
}

/** Declares the test of a path. */
export const walked = (flow: FlowName, path: Path) =>
  test(titleOf(models[flow].req, path), ({ page, sandbox }) =>
    recorded({ place: 'browser', area: flows[flow].area, chart: flow }, path, () => walkInBrowser(flow, path, page, sandbox)),
  );

/**
 * Declares the test of a path by the names of its input and its steps, as far as the current machine has it.
 * @public Files that `npm run paths` writes call it.
 */
export function walks(flow: FlowName, id: string, input: string, steps: readonly string[]) {
  const { machine, cases } = flows[flow];
  const path = pathAlong(flow, findPath(graphOf(machine, cases), [input, ...steps]));
  if (path.id !== id) throw new Error(`${id} is another path by now: make the file anew.`);
  walked(flow, path);
}
