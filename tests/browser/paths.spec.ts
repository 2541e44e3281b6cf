/** Every path of every flow that a sandbox can bring about, in a real browser on the built app. */
import { models } from '../models/all';
import { browserPathsOf, flowNames } from '../paths/flowPaths';
import { walked } from '../paths/inBrowser';
import { expect, test } from './house';

for (const flow of flowNames) {
  const { paths, unmet } = browserPathsOf(flow);

  test.describe(flow, () => {
    test(`[FLW-04] ${flow}: what the sandbox cannot bring about is what the model says`, () => {
      expect(unmet.map(({ goal }) => goal).sort()).toEqual(Object.keys(models[flow].outOfReach).sort());
    });
    for (const path of paths) walked(flow, path);
  });
}
