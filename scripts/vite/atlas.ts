/** The auditors' page goes with the app, made of the same machines in the same build. */
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const HOUSE = join(import.meta.dirname, '../..');

type Whole = typeof import('../../atlas/site/whole');

export const atlas = (): Plugin => ({
  name: 'atlas',
  apply: 'build',
  async generateBundle() {
    // Other pages are built with these settings too, to be measured.
    if (this.environment.config.root !== HOUSE) return;
    const { module } = await runnerImport<Whole>(join(HOUSE, 'atlas/site/whole.ts'), { configFile: false, logLevel: 'error' });
    for (const [name, source] of await module.wholeSite()) this.emitFile({ type: 'asset', fileName: `atlas/${name}`, source });
  },
});
