import type { BatchQuote } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import { Alert } from '../../../ui/Alert';
import { Busy } from '../../../ui/Busy';
import { Button } from '../../../ui/Button';
import { formatTime } from '../../../ui/dates';
import { Facts } from '../../../ui/Facts';
import { formatCount } from '../../../ui/format';
import { Money } from '../../../ui/Money';
import { Total } from '../../../ui/Total';
import { enteringCode, type Look, OrderDialog, waiting } from '../../kit/OrderDialog';
import { TestMode } from '../../kit/TestMode';
import { Asked } from '../Asked';
import type { BulkFlow } from './bulkFlow';
import { PaidNext } from './PaidNext';

interface BatchDialogProps {
  readonly flow: BulkFlow;
  readonly email: string;
}

/** The last look at a batch, its sending and its code. */
export function BatchDialog({ flow, email }: BatchDialogProps) {
  const { step } = flow.view;
  const open = step === 'confirming' || step === 'initiating' || step === 'verifying';
  return <OrderDialog labels={['Review', 'Verify']} open={open} look={look(flow, email)} />;
}

/** How the batch looks in front of the page. Where nothing stands there, it is the last look that goes. */
function look(flow: BulkFlow, email: string): Look {
  switch (flow.view.step) {
    case 'initiating':
      return waiting('Review the batch', 0, 'Sending the batch…', null);
    case 'verifying':
      return verifying(flow, email);
    default:
      return {
        title: 'Review the batch',
        step: 0,
        body: <Cost {...flow} />,
        foot: <CostButtons {...flow} />,
        leave: () => flow.part('confirmation')?.send({ type: 'confirmation.dismissed' }),
      };
  }
}

function Cost({ view, part }: BulkFlow) {
  const { order, quote, quoteProblem, amount, counts } = view;
  const confirmation = part('confirmation');
  if (!order || !confirmation) return null;
  const { currency, payments } = order;
  return (
    <>
      <TestMode />
      <p>
        You are paying {formatCount(payments.length)} {payments.length === 1 ? 'recipient' : 'recipients'}
      </p>
      <PaidNext counts={counts} />
      {quote && quote.fee !== null && quote.total !== null && (
        <Total
          label="Total to be debited"
          rows={[
            { label: 'Amount', amount: <Money amount={amount} currency={currency} /> },
            { label: 'Fees', amount: <Money amount={quote.fee} currency={currency} /> },
          ]}
          total={<Money amount={quote.total} currency={currency} />}
        />
      )}
      {quote && quote.total === null && <p>The fees are charged by the provider.</p>}
      {!quote && !quoteProblem && <Busy>Asking what it costs…</Busy>}
      {quoteProblem && (
        <Alert tone="bad" action={<Button onPress={() => confirmation.send({ type: 'retry' })}>Try again</Button>}>
          {quoteProblem} Nothing has been sent.
        </Alert>
      )}
      {quote?.likeIt && <Repeated likeIt={quote.likeIt} of={payments.length} />}
      {quote && <Asked quote={quote} />}
    </>
  );
}

const NAMED_ROWS = 3;

/** BLK-01: the same file twice is warned about as a single payout is. */
function Repeated({
  likeIt: { lines, initiatedAt },
  of,
}: {
  readonly likeIt: NonNullable<BatchQuote['likeIt']>;
  readonly of: number;
}) {
  const named = lines.slice(0, NAMED_ROWS).map(formatCount).join(', ');
  const more = lines.length > NAMED_ROWS ? ` and ${formatCount(lines.length - NAMED_ROWS)} more` : '';
  return (
    <Alert tone="plain">
      {formatCount(lines.length)} of {formatCount(of)} {of === 1 ? 'payment repeats a payout' : 'payments repeat payouts'} made
      today: the same account and amount ({lines.length === 1 ? 'row' : 'rows'} {named}
      {more}). The last one was at {formatTime(initiatedAt)}. Go on only if you mean to pay again.
    </Alert>
  );
}

function CostButtons({ view, part }: BulkFlow) {
  const confirmation = part('confirmation');
  if (!confirmation) return null;
  return (
    <>
      <Button icon="arrow-left" onPress={() => confirmation.send({ type: 'confirmation.revised' })}>
        Back
      </Button>
      <Button
        kind="solid"
        disabled={!confirmation.can('confirmation.confirmed')}
        reason={view.isAffordable ? null : 'Amounts and fees together are above the balance.'}
        onPress={() => confirmation.send({ type: 'confirmation.confirmed' })}
      >
        Initiate
      </Button>
    </>
  );
}

const verifying = ({ view, part }: BulkFlow, email: string): Look => ({
  title: 'Verify Payout',
  step: 1,
  ...enteringCode({
    id: 'bulk-code',
    action: 'Verify Payout',
    view: view.otp,
    entry: part('otp'),
    safe: 'No money has moved. The batch still awaits its code.',
    about: <About view={view} email={email} />,
  }),
});

function About({ view: { name, order, amount }, email }: Pick<BulkFlow, 'view'> & Pick<BatchDialogProps, 'email'>) {
  // After a reload nobody here knows any more which rows they were.
  const known = order && order.payments.length > 0 ? order : null;
  return (
    <>
      <TestMode />
      <p>We sent a one-time password to {email} for this batch.</p>
      <Facts
        rows={[
          { label: 'File', value: name },
          ...(known
            ? [
                { label: 'Recipients', value: formatCount(known.payments.length) },
                { label: 'Amount', value: <Money amount={amount} currency={known.currency} /> },
              ]
            : []),
        ]}
      />
    </>
  );
}
