/** Makes the auditors' page while the app already runs. */
import { root, tool } from './paths.mjs';
import { isLeaving, run } from './processes.mjs';

/** A failure is reported and never ends the app. A page that ends with the app did not fail. */
export async function makeAtlas(command = tool('tsx'), args = ['atlas/cli/atlas.ts', '--page']) {
  const failure = await run(command, args, { cwd: root }).then(
    (code) => (code === 0 ? null : 'see above'),
    (error) => error.message,
  );
  if (failure === null || isLeaving()) return;
  console.error(`The auditors’ page could not be made: ${failure}. The app is not affected.`);
}
