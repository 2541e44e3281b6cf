import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Returns the path of an installed package's program. */
export const tool = (name) => join(root, 'node_modules/.bin', name);

/** The folder for reports between steps, ignored by git. */
export const reports = join(root, '.cache/reports');
