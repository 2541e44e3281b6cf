import type { RowWay } from '../../../../machines/kit/batch/batch.ways';
import type { CauseWords } from './batchFlow';

type Kind = Exclude<RowWay<string>['kind'], 'correct'>;

/** The button of what can be done about one row, apart from a correction. */
export function wayWords(words: Pick<CauseWords<string, string>, 'keep'>, line: number, kind: Kind): string {
  switch (kind) {
    case 'include':
      return `Include row ${line}`;
    case 'keep':
      return words.keep;
    case 'exclude':
      return `Exclude row ${line}`;
    case 'restore':
      return `Restore row ${line}`;
  }
}
