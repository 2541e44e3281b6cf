/**
 * Shows the first page before its code: the sign-in form is in `index.html`, with only the styles it needs. `app.html` serves every other
 * route: without the form, with the frame of the dashboard. The head of both pages lists what they need next, so that it can load when the browser is idle.
 * What has to be there before the first paint is inside of the page, because a further request takes as long as the page itself.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { inlinedIn } from '../../sandbox/http/inlined';
import { firstStyles } from './firstStyles';

const ROOT = join(import.meta.dirname, '../..');

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

interface FirstPageOptions {
  /** Modules whose code runs on the first page, besides the entry. */
  readonly first: readonly string[];
  /** Modules that are needed after sign-in. */
  readonly next: readonly string[];
  /** The module that renders the first page and the frame without a browser. */
  readonly render: string;
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((output) => output.type === 'chunk');

/** Returns these chunks with all their static imports. */
function closure(bundle: Bundle, start: readonly Chunk[]): ReadonlySet<Chunk> {
  const all = new Set(start);
  for (const { imports } of all) {
    for (const file of imports) {
      const chunk = bundle[file];
      if (chunk?.type === 'chunk') all.add(chunk);
    }
  }
  return all;
}

/** Returns the chunks that start with a module of ours. */
function chunksAt(bundle: Bundle, modules: readonly string[]): readonly Chunk[] {
  return modules.map((module) => {
    const found = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId === join(ROOT, module));
    if (!found) throw new Error(`${module} begins no chunk of its own.`);
    return found;
  });
}

const RUNTIME = /\/styled-system\/css\/css\.mjs$/;

/** Class names can be found only in code that contains them. */
function refuseRuntime(chunks: ReadonlySet<Chunk>) {
  for (const { fileName, modules } of chunks) {
    if (Object.entries(modules).some(([id, { renderedLength }]) => RUNTIME.test(id) && renderedLength > 0))
      throw new Error(`${fileName}: a style of the first page is not known before the app runs.`);
  }
}

interface Rendering {
  readonly render: () => string;
  readonly renderFrame: () => string;
}

async function rendering(module: string): Promise<Rendering> {
  return (await runnerImport<Rendering>(join(ROOT, module), { configFile: false, logLevel: 'error' })).module;
}

const replaced = (page: string, what: string | RegExp, by: string) => {
  const changed = page.replace(what, () => by);
  if (changed === page) throw new Error(`index.html has no ${what}.`);
  return changed;
};

const EMPTY = '<div id="root"></div>';
const STYLES = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)">/;
const BEFORE = '<script src="/src/app/start/before.js"></script>';

/** For a host that sends the policy: nginx includes this file, and names its two variables in the policy. */
const policyFile = (pages: readonly string[]) => {
  const { scripts, styles } = inlinedIn(pages);
  return `set $inline_scripts "${scripts.join(' ')}";\nset $inline_styles "${styles.join(' ')}";\n`;
};

/**
 * The browser compiles all functions of such a file as it loads, off the main thread. Otherwise each is compiled at its first call: in the midst of
 * what a merchant waits for after pressing Sign in. Other browsers ignore it.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';
/** In characters. In a shorter file the line weighs more than it gains. */
const LONG = 7_000;

const textOf = (output: Bundle[string] | undefined) => (output?.type === 'asset' ? output.source.toString() : '');

export const firstPage = ({ first, next, render }: FirstPageOptions): Plugin => ({
  name: 'first-page',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'pre',
    handler: (page) =>
      page.replace(BEFORE, () => `<script>\n${readFileSync(join(ROOT, 'src/app/start/before.js'), 'utf8')}</script>`),
  },
  generateBundle: {
    // After Vite has put its own lines at the head of each file.
    order: 'post',
    async handler(_, bundle) {
      const index = bundle['index.html'];
      // Measured pages are built with these settings too.
      if (index?.type !== 'asset' || this.environment.config.root !== ROOT) return;
      const page = index.source.toString();
      const whole = STYLES.exec(page)?.[1] ?? '';
      const entries = chunksOf(bundle).filter(({ isEntry }) => isEntry);
      const now = closure(bundle, [...entries, ...chunksAt(bundle, first)]);
      refuseRuntime(now);
      const styles = firstStyles(textOf(bundle[whole.slice(1)]), [...now].map(({ code }) => code).join('\n'));

      const atOnce = closure(bundle, entries);
      const later = [...closure(bundle, chunksAt(bundle, [...first, ...next]))].filter((chunk) => !atOnce.has(chunk));
      const beside = [...atOnce]
        .filter(({ isEntry }) => !isEntry)
        .map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`);
      const tags = (files: readonly string[]) =>
        `  ${[...beside, `<meta name="later" content="${files.join(' ')}">`].join('\n    ')}\n  </head>`;
      const scripts = later.map((chunk) => `/${chunk.fileName}`);
      for (const chunk of later) if (chunk.code.length > LONG) chunk.code = COMPILED_AHEAD + chunk.code;
      const { render: renderForm, renderFrame } = await rendering(render);
      const framed = replaced(page, EMPTY, `${EMPTY}\n    ${renderFrame()}`);
      const app = replaced(framed, '</head>', tags(scripts));
      const bare = replaced(replaced(page, '</head>', tags([whole, ...scripts])), STYLES, `<style>${styles}</style>`);
      const signIn = replaced(
        replaced(bare, EMPTY, `<div id="root">${renderForm()}</div>`),
        '<title>Kontor</title>',
        '<title>Sign in · Kontor</title>',
      );
      this.emitFile({ type: 'asset', fileName: 'app.html', source: app });
      this.emitFile({ type: 'asset', fileName: 'policy.conf', source: policyFile([signIn, app]) });
      index.source = signIn;
    },
  },
});
