/** Builds what is measured, with the app's own settings. */
import { join } from 'node:path';
import { build } from 'vite';
import { type Build, readBuild } from './chunks';

const root = join(import.meta.dirname, '../..');

/** With another setting React would include its development checks. */
async function built(from: string, to: string, publicDir: string | false): Promise<Build> {
  process.env.NODE_ENV = 'production';
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: from,
    publicDir,
    logLevel: 'error',
    css: { postcss: root },
    build: { outDir: to, emptyOutDir: true },
  });
  return readBuild(to);
}

export const buildApp = () => built(root, join(root, 'dist'), 'public');

const pages = join(import.meta.dirname, '../pages');

/** A page for measurements only. The app contains nothing of it. */
export const buildPage = (name: 'list' | 'floor' | 'form') => built(join(pages, name), join(root, '.cache/bench', name), false);

/** A page that needs no build. */
export const plainPage = join(pages, 'static');
