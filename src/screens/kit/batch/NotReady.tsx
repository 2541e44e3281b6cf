import type { Counts } from '../../../../machines/kit/batch/batch.rules';
import { formatCount } from '../../../ui/text/format';

interface NotReadyProps {
  readonly counts: Counts;
  /** The rows that are not ready. */
  readonly rest: number;
  /** What is not done with these rows: `paid`. */
  readonly done: string;
}

/** What happens to the rows that are not ready, next to those that are. */
export function NotReady({ counts, rest, done }: NotReadyProps) {
  if (rest === 0 || counts.ready === 0) return null;
  return (
    <p>
      {formatCount(rest)} of {formatCount(counts.all)} rows {rest === 1 ? 'needs' : 'need'} fixing and won’t be {done}. You can
      download {rest === 1 ? 'it' : 'them'}.
    </p>
  );
}
