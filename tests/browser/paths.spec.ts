/** Every path of every flow that a sandbox can bring about, in a real browser on the built app. */
import { openBrowser } from '../drivers/browser';
import { models } from '../models/all';
import { walk } from '../models/model';
import { browserPathsOf, flowNames, titleOf } from '../paths/flowPaths';
import { expect, test } from './house';

for (const flow of flowNames) {
  const model = models[flow];
  const { paths, unmet } = browserPathsOf(flow);

  test.describe(flow, () => {
    test(`[FLW-04] ${flow}: what the sandbox cannot bring about is what the model says`, () => {
      expect(unmet.map(({ goal }) => goal).sort()).toEqual(Object.keys(model.outOfReach).sort());
    });
    for (const path of paths) {
      test(titleOf(flow, path), async ({ kept: page, sandbox }) => {
        const start = model.starts[path.input];
        if (!start) throw new Error(`The model of ${flow} does not say how it starts with ${path.input}.`);
        const before = await sandbox.ledger.payoutsMoved();
        const { I, problems } = await openBrowser(page, sandbox, start);
        await walk(model, path.steps, I);
        expect(problems).toEqual([]);
        const moved = (await sandbox.ledger.payoutsMoved()) - before;
        expect(moved, 'times money moved').toBeLessThanOrEqual(1);
        const end = path.steps.at(-1)?.value;
        if (end === 'paid' || end === 'verified') expect(moved, 'times money moved').toBe(1);
      });
    }
  });
}
