/** The rows of a file that a batch left over: why they were not sent, and the button that leads back to them. */
import type { ResultsView, RowAccount } from '../../../../machines/kit/batch/batch.results';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { formatCount } from '../../../ui/text/format';
import { rowsOf } from './rowsOf';

/** Says how many rows of the file were not sent, and why, or that the rows are not known any more. Nothing if all were sent. */
export function NotSent({ account: { all, sent, unsent, excluded, hidden } }: { readonly account: RowAccount }) {
  const rest = all - sent;
  if (all === 0)
    return (
      <Alert tone="plain">
        Your browser had no room for the rows of this file, so only their results are shown. Find them in the list before you send
        any of them again.
      </Alert>
    );
  if (rest === 0) return null;
  const parts = [
    unsent > 0 && `${formatCount(unsent)} ${unsent === 1 ? 'wasn’t' : 'weren’t'} ready`,
    excluded > 0 && `${formatCount(excluded)} excluded`,
    hidden > 0 && `${formatCount(hidden)} hidden in the spreadsheet`,
  ].filter((part) => part !== false);
  return (
    <Alert tone="plain">
      {`${formatCount(rest)} of ${rowsOf(all)} ${rest === 1 ? 'wasn’t' : 'weren’t'} sent: ${parts.join(', ')}.`}
    </Alert>
  );
}

/** What another batch loses. The file has rows that were sent, too, so choosing it again is no advice. */
export function leftWords({ failed, account: { unsent } }: Pick<ResultsView, 'failed' | 'account'>): string {
  const parts = [
    failed > 0 && `${rowsOf(failed)} failed`,
    unsent > 0 && `${failed > 0 ? formatCount(unsent) : rowsOf(unsent)} ${unsent === 1 ? 'wasn’t' : 'weren’t'} sent`,
  ].filter((part) => part !== false);
  return `${parts.join(' and ')}. You can’t send ${failed + unsent === 1 ? 'it' : 'them'} from here afterwards.`;
}

interface NextRowsProps extends Pick<ResultsView, 'failed' | 'leftOver' | 'account'> {
  readonly disabled: boolean;
  /** Why it is disabled. Null if it is not. */
  readonly reason?: string | null;
  readonly onPress: () => void;
}

/** Leads back to the rows that can be sent next. Nothing if there are none. */
export function NextRows({ failed, leftOver, account, disabled, reason = null, onPress }: NextRowsProps) {
  if (leftOver === 0 || failed + account.unsent === 0) return null;
  return (
    <Button kind="solid" disabled={disabled} reason={reason} onPress={onPress}>
      {failed === leftOver
        ? `Try ${formatCount(failed)} again`
        : `Continue with the other ${leftOver === 1 ? 'row' : rowsOf(leftOver)}`}
    </Button>
  );
}

/** What the provider accepted, if it refused nothing: all rows of the file, or those that were sent. */
export const acceptedSays = (rows: string, count: number, { all, sent }: RowAccount): string =>
  sent < all
    ? `The provider accepted the ${rows} that we sent (${formatCount(count)}).`
    : `The provider accepted all ${rows} (${formatCount(count)}).`;
