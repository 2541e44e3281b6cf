/**
 * The auditors' page as a folder of files that opens from a disk or a server without a network. It uses only classic scripts and no fetch,
 * because a page from a disk can load neither modules nor data.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { dark, light } from '../colours';
import { type Drawn, drawnFiles } from '../draw/files';
import { mermaidText } from '../draw/mermaid';
import { overviewsOf } from '../draw/overview';
import { scxmlText } from '../draw/scxml';
import { chartStyle } from '../draw/style';
import { list, register } from '../requirements';
import type { Line } from '../trace/trace';
import type { Verdict } from '../verdict';
import { chartData, type Extras, indexData } from './chartData';
import { searchEntries } from './searchData';
import { traceData } from './traceData';

const PAGE = join(import.meta.dirname, '../page');

/** In this order, so that narrow screens and print override the rest. */
const STYLES = ['base', 'desk', 'chart', 'walk', 'panel', 'tables', 'recording', 'live', 'trace', 'narrow', 'print'];

export type Content = string | Uint8Array;

/** Bundles the page's own code into one script. */
async function script(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(PAGE, 'main.ts'), formats: ['iife'], name: 'KontorAtlas', fileName: () => 'atlas.js' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error("The page's script could not be built.");
  return chunk.code;
}

const styles = () =>
  [
    `:root{${light};color-scheme:light}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark};color-scheme:dark}}`,
    `:root[data-theme=dark]{${dark};color-scheme:dark}`,
    `@media print{:root:root{${light};--page:#fff;--desk:#fff;color-scheme:light}}`,
    chartStyle,
    ...STYLES.map((name) => readFileSync(join(PAGE, `styles/${name}.css`), 'utf8')),
  ].join('\n');

/** Escapes the few characters in which JSON differs from JavaScript, and `<`, so that no text ends its script element. */
const literal = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A script that adds its data, whichever script runs first. */
const dataScript = (place: string, value: unknown) => `(window.KONTOR_ATLAS??={charts:{}})${place}=${literal(value)};\n`;

function letters(): Uint8Array {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@fontsource-variable/archivo/package.json'));
  return readFileSync(join(folder, 'files/archivo-latin-wght-normal.woff2'));
}

export interface SiteExtras extends Pick<Extras, 'monitors'> {
  readonly trace?: readonly Line[];
}

export async function siteFiles(
  drawn: readonly Drawn[],
  flows: string,
  verdicts: readonly Verdict[] = [],
  { trace = [], monitors = new Map() }: SiteExtras = {},
): Promise<ReadonlyMap<string, Content>> {
  const overviews = await Promise.all(drawn.map(async ({ name, model }) => [name, await overviewsOf(model)] as const));
  const charts = chartData(drawn, verdicts, { overviews: new Map(overviews), monitors });
  return new Map<string, Content>([
    ['index.html', readFileSync(join(PAGE, 'index.html'), 'utf8')],
    ['atlas.css', styles()],
    ['atlas.js', await script()],
    ['archivo.woff2', letters()],
    ['data/search.js', dataScript('.search', searchEntries(charts, register(), list('texts')))],
    ['data/trace.js', dataScript('.trace', traceData(trace))],
    ['data/index.js', dataScript('.index', indexData(charts, flows))],
    ...charts.map((chart): [string, Content] => [`data/${chart.name}.js`, dataScript(`.charts[${literal(chart.name)}]`, chart)]),
    ...drawn.flatMap(({ area, name, model }): [string, Content][] => [
      [`charts/${area}/${name}.scxml`, scxmlText(model)],
      [`charts/${area}/${name}.mmd`, mermaidText(model)],
    ]),
    ...drawn.flatMap(drawnFiles).map(([name, content]): [string, Content] => [`charts/${name}`, content]),
  ]);
}
