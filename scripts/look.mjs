/** Runs dependency-cruiser on a copy of a tree, with or without the imports of types. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config, { places } from '../.dependency-cruiser.mjs';
import { writeShadow } from './shadow.mjs';

export async function look(tree, withTypes, forbidden) {
  const thereIn = (one) => places.filter((place) => existsSync(join(one, place)));
  const { folder, remove } = writeShadow(tree, thereIn(tree), { withTypes });
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
