/** Names that come with a file, such as those of its columns and sheets, within a sentence. */
import { short } from '../../../contract/shownText';
import { listed } from '../values/sentences';

/** A file can have thousands of sheets. */
const MOST_NAMED = 10;

/** Returns names for the middle of a sentence: each isolated and shortened, and of many names the first ten. */
export function named(names: readonly string[]): string {
  const first = names.slice(0, MOST_NAMED).map((name) => `“${short(name)}”`);
  const more = names.length - first.length;
  return listed(more > 0 ? [...first, `${more.toLocaleString('en')} more`] : first);
}
