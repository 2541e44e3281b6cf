import type { Counts } from '../../../../machines/kit/batch/batch.rules';
import { formatCount } from '../../../ui/text/format';

interface NotReadyProps {
  readonly counts: Counts;
  /** The rows that are not ready. */
  readonly rest: number;
  /** What is not done with these rows: `pay`. */
  readonly action: string;
}

/** What happens to the rows that are not ready, next to those that are. */
export function NotReady({ counts, rest, action }: NotReadyProps) {
  if (rest === 0 || counts.ready === 0) return null;
  const them = rest === 1 ? 'it' : 'them';
  return (
    <p>
      {formatCount(rest)} of {formatCount(counts.all)} rows {rest === 1 ? 'is' : 'are'} not ready. We won’t {action} {them}. You
      can download {them}.
    </p>
  );
}
