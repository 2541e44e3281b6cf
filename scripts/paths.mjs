import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A program of an installed package. */
export const tool = (name) => join(root, 'node_modules/.bin', name);

/** What tools leave behind for one another; ignored by git. */
export const reports = join(root, '.cache/reports');
