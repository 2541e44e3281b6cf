/** Runs dependency-cruiser on copies of a tree, with or without the imports of types. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config, { places } from '../.dependency-cruiser.mjs';
import { readImports, writeShadow } from './shadow.mjs';

const thereIn = (one) => places.filter((place) => existsSync(join(one, place)));

async function lookAt(tree, imports, { withTypes, forbidden }) {
  const { folder, remove } = writeShadow(tree, imports, { withTypes });
  try {
    // A folder without a module has no copy.
    const folders = thereIn(folder);
    const options = { ...config.options, baseDir: folder, validate: true, ruleSet: { forbidden } };
    const { output } = await cruise(folders, options, config.options.enhancedResolveOptions);
    const modules = output.modules.filter(({ source }) => folders.some((place) => source.startsWith(`${place}/`)));
    return { modules: modules.length, violations: output.summary.violations };
  } finally {
    remove();
  }
}

/** Checks a tree by each of these sets of rules. Returns the number of modules and the violations of each. */
export async function look(tree, sets) {
  const imports = readImports(tree, thereIn(tree));
  const found = [];
  for (const set of sets) found.push(await lookAt(tree, imports, set));
  return found;
}
