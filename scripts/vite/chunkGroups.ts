/**
 * Which chunk a shared module is in. By itself the bundler makes a chunk for each set of modules that the same pages need: hundreds, most of them
 * below a kilobyte, so that a page asks for sixty files. Here what is always loaded together is one file.
 */
import { join } from 'node:path';
import type { Rolldown } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/** Left to the bundler: most modules name what works out styles at run time, and few still use it once the styles are known. */
const STYLES = /\/styled-system\//;

interface Part {
  /** The name of the chunk for what the module imports. */
  readonly name: string;
  readonly module: string;
}

interface ChunkGroupsOptions {
  /**
   * What loads one after the other. What an earlier step has, a later one does not have again. Parts of one step load beside each other: what two of
   * them need is apart, so that neither waits for the rest of the other.
   */
  readonly steps: readonly (readonly Part[])[];
  /** The module that imports each screen when it is opened. */
  readonly screens: string;
  /** What at least this part of all screens shares, of what this screen imports. */
  readonly common: Part & { readonly share: number };
}

type Graph = Rolldown.ChunkingContext;

const at = (module: string) => join(ROOT, module);

/** Returns the modules that this one imports, at any depth, without itself. */
function importsOf(graph: Graph, start: string): ReadonlySet<string> {
  const all = new Set([start]);
  for (const id of all)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!STYLES.test(imported)) all.add(imported);
  all.delete(start);
  return all;
}

function chunksOf(graph: Graph, { steps, screens, common }: ChunkGroupsOptions): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>();
  const starts = new Set(steps.flat().map(({ module }) => at(module)));
  const put = (id: string, name: string) => {
    if (!chunks.has(id) && !starts.has(id)) chunks.set(id, name);
  };
  for (const parts of steps) {
    const needed = new Map<string, readonly string[]>();
    for (const { name, module } of parts)
      for (const id of importsOf(graph, at(module))) needed.set(id, [...(needed.get(id) ?? []), name]);
    for (const [id, names] of needed) put(id, [...new Set(names)].join('-'));
  }
  const all = graph.getModuleInfo(at(screens))?.dynamicallyImportedIds ?? [];
  const imports = all.map((screen) => importsOf(graph, screen));
  for (const id of importsOf(graph, at(common.module)))
    if (imports.filter((needed) => needed.has(id)).length >= common.share * imports.length) put(id, common.name);
  return chunks;
}

/**
 * Returns the name of a module's chunk, or null where the bundler decides. What a module of such a chunk imports is in the same chunk or in one that
 * more parts need, so no two of them import each other.
 */
export function chunkGroups(options: ChunkGroupsOptions): (id: string, graph: Graph) => string | null {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    chunks ??= chunksOf(graph, options);
    return chunks.get(id) ?? null;
  };
}
