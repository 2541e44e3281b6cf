import type { Remedy } from '../../../../machines/kit/batch/batch.queue';
import type { CauseWords } from './batchFlow';
import { rowsOf } from './rowsOf';

/** The button of a remedy. It names the number of rows that allow it. */
export function remedyWords<Cause extends string, Field extends string>(
  words: CauseWords<Cause, Field>,
  cause: Cause,
  remedy: Remedy<Field>,
): string {
  const own = words.own?.(cause, remedy) ?? null;
  if (own !== null) return own;
  const [line, ...others] = remedy.lines;
  const isOne = others.length === 0;
  switch (remedy.kind) {
    case 'correct':
      return isOne ? remedy.offer.label : `${remedy.offer.label} in ${rowsOf(remedy.lines.length)}`;
    case 'include':
      return isOne ? 'Include the row' : `Include the ${rowsOf(remedy.lines.length)}`;
    case 'keep':
      return words.keep;
    case 'lookUp':
      return words.lookUp(remedy.lines.length);
    case 'exclude':
      return isOne ? `Exclude row ${line}` : `Exclude ${rowsOf(remedy.lines.length)}`;
  }
}
