import type { BatchReason } from '../../../../machines/kit/batch/batch.types';
import type { BulkPayoutView } from '../../../../machines/payouts/bulkPayout/bulkPayout.select';
import { Link } from '../../../flow/Link';
import { linkStyle } from '../../../ui/buttons/button.style';
import { TextButton } from '../../../ui/buttons/TextButton';
import { LedgerFoot } from '../../../ui/tables/LedgerFoot';
import { formatAmount } from '../../../ui/text/format';
import { Money } from '../../../ui/text/Money';
import { NotReady } from '../../kit/batch/NotReady';
import { ReviewButton } from '../../kit/batch/ReviewButton';
import { rowsOf } from '../../kit/batch/rowsOf';
import type { BulkFlow } from './bulkFlow';
import { PaidNext } from './PaidNext';

const REASONS: Readonly<Record<BatchReason, string>> = {
  lookingUp: 'We’re looking up the first account names.',
  stopped: 'Look up the account names first.',
  nothing: 'No rows are ready to pay.',
};

/** This tab keeps the rows of the file. */
const FUND = '/dashboard/payout/transfer?fund=now';

const ngn = (amount: string) => <Money amount={amount} currency="NGN" />;

/** What the rows that are ready cost, and the way to their confirmation. */
export function ReviewFoot({ flow }: { readonly flow: BulkFlow }) {
  const { view } = flow;
  const { counts, cost, blocker, total } = view;
  return (
    <LedgerFoot
      figures={[
        { label: `${rowsOf(counts.ready)} ready`, value: ngn(total) },
        { label: 'Fees', value: feeWords(cost) },
      ]}
      total={{ label: cost.total === null ? 'Total without fees' : 'Total with fees', value: ngn(cost.total ?? total) }}
      after={
        cost.balanceAfter === null
          ? null
          : { label: 'Payout Balance afterwards', value: ngn(cost.balanceAfter), isWrong: cost.short !== null }
      }
      note={<Notes flow={flow} />}
      wrong={shortWords(cost)}
      remedy={
        <Link href={FUND} className={linkStyle}>
          Fund Balance
        </Link>
      }
      actions={<ReviewButton flow={flow} reason={shortWords(cost) ?? (blocker && REASONS[blocker])} />}
    />
  );
}

const shortWords = ({ short }: BulkPayoutView['cost']) =>
  short === null ? null : `Your Payout Balance is ${formatAmount(short, 'NGN')} short.`;

function feeWords({ state, fee }: BulkPayoutView['cost']) {
  if (state !== 'known') return '—';
  return fee === null ? 'Charged by the provider' : ngn(fee);
}

function Notes({ flow: { view, can, send } }: { readonly flow: BulkFlow }) {
  const { counts, cost } = view;
  return (
    <>
      {cost.state === 'loading' && <p>Loading the fees…</p>}
      {cost.state === 'unknown' && counts.ready > 0 && <p>You’ll see the fees before you confirm.</p>}
      {cost.state === 'failed' && (
        <p>
          We couldn’t load the fees. You’ll see them before you confirm.{' '}
          {can('cost.retry') && <TextButton onPress={() => send({ type: 'cost.retry' })}>Load fees</TextButton>}
        </p>
      )}
      <NotReady counts={counts} rest={counts.all - counts.ready - counts.waiting} done="paid" />
      <PaidNext counts={counts} />
    </>
  );
}
