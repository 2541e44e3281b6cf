import type { Counts } from '../../../../machines/kit/batch/batch.rules';
import { formatCount } from '../../../ui/text/format';

interface NotReadyProps {
  readonly counts: Counts;
  /** The rows that are not ready. */
  readonly rest: number;
  /** What is not done with these rows: `paid`. */
  readonly done: string;
}

/** Rows that the merchant excluded have no fault, so they are counted apart. */
function restWords(wrong: number, excluded: number, all: number, done: string): string {
  const isOr = (count: number) => (count === 1 ? 'is' : 'are');
  if (wrong === 0) return `${formatCount(excluded)} of ${formatCount(all)} rows ${isOr(excluded)} excluded and won’t be ${done}.`;
  const fixing = `${formatCount(wrong)} of ${formatCount(all)} rows ${wrong === 1 ? 'needs' : 'need'} fixing and won’t be ${done}.`;
  return excluded === 0 ? fixing : `${fixing} ${formatCount(excluded)} excluded.`;
}

/** What happens to the rows that are not ready, next to those that are. */
export function NotReady({ counts, rest, done }: NotReadyProps) {
  if (rest === 0 || counts.ready === 0) return null;
  return (
    <p>
      {[
        restWords(rest - counts.leftOut, counts.leftOut, counts.all, done),
        `You can download ${rest === 1 ? 'it' : 'them'}.`,
      ].join(' ')}
    </p>
  );
}
