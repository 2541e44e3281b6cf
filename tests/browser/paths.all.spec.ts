/** The further paths of every flow that a sandbox can bring about, in a real browser on the built app. */
import type { Path } from '../../atlas/paths';
import type { FlowName } from '../../machines/flows';
import { browserPathsOf, furtherPathsOf, inKit, kinds, wholeOf } from '../paths/browserPaths';
import { flowNames } from '../paths/flowPaths';
import { walked } from '../paths/inBrowser';
import { expect, test } from './fixtures';

for (const flow of flowNames) {
  test.describe(flow, () => {
    for (const path of furtherPathsOf(flow)) walked(flow, path);
  });
}

/** Whether some call is answered and some is refused. */
const endings = (paths: readonly Path[]) => {
  const steps = paths.flatMap((path) => path.steps);
  return {
    isAnswered: steps.some(({ kind }) => kind === 'answers'),
    isRefused: steps.some(({ kind, name }) => kind === 'fails' && name === 'refused'),
  };
};

for (const [kind, some] of kinds) {
  const all = (goals: (flow: FlowName) => Iterable<string>) =>
    [...new Set(some.flatMap((flow) => [...goals(flow)].map((goal) => inKit(flow, goal))))].sort();

  test(`[FLW-04] ${kind}: what its flows share is walked in one of them, and the answer and the refusal of a call in each`, () => {
    expect(all((flow) => browserPathsOf(flow).met)).toEqual(all((flow) => wholeOf(flow).reachable));
    for (const flow of some) {
      const [ours, whole] = [browserPathsOf(flow), wholeOf(flow)].map(({ paths }) => endings(paths));
      expect(ours, flow).toEqual(whole);
    }
  });
}
