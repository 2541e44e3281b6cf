/**
 * In a real browser on the built app: every state of each flow that moves money or grants access, and of one flow of each kind.
 * `paths.all.spec.ts` walks the rest.
 */
import { quickPathsOf } from '../paths/browserPaths';
import { flowNames } from '../paths/flowPaths';
import { walked } from '../paths/inBrowser';
import { test } from './fixtures';

for (const flow of flowNames) {
  test.describe(flow, () => {
    for (const path of quickPathsOf(flow)) walked(flow, path);
  });
}
