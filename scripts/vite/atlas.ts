/** Adds the auditors' page to the app, made from the same machines in the same build. */
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

type SiteModule = typeof import('../../atlas/site/buildSite');

export const atlas = (): Plugin => ({
  name: 'atlas',
  apply: 'build',
  async generateBundle() {
    // Measured pages are built with these settings too, and a build that only serves a test needs no proofs.
    if (this.environment.config.root !== ROOT || process.env.KONTOR_ATLAS === 'off') return;
    const { module } = await runnerImport<SiteModule>(join(ROOT, 'atlas/site/buildSite.ts'), {
      configFile: false,
      logLevel: 'error',
    });
    for (const [name, source] of await module.buildSite()) this.emitFile({ type: 'asset', fileName: `atlas/${name}`, source });
  },
});
