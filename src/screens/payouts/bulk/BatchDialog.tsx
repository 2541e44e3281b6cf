import { sentences } from '../../../../machines/kit/flow/fault';
import type { BatchQuote } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Busy } from '../../../ui/feedback/Busy';
import { TotalsTable } from '../../../ui/tables/TotalsTable';
import { formatTime } from '../../../ui/text/dates';
import { formatCount } from '../../../ui/text/format';
import { Money } from '../../../ui/text/Money';
import { NotReady } from '../../kit/batch/NotReady';
import { rowsOf } from '../../kit/batch/rowsOf';
import { ConfirmationButtons } from '../../kit/ConfirmationButtons';
import { enteringCode, OrderDialog, type OrderStepView, waiting } from '../../kit/OrderDialog';
import { TestMode } from '../../kit/TestMode';
import { Asked } from '../Asked';
import { CodeForBatch } from '../CodeForBatch';
import type { BulkFlow } from './bulkFlow';
import { PaidNext } from './PaidNext';

interface BatchDialogProps {
  readonly flow: BulkFlow;
  readonly email: string;
}

/** The confirmation of a batch, its sending and its code. */
export function BatchDialog({ flow, email }: BatchDialogProps) {
  const { step } = flow.view;
  const open = step === 'confirming' || step === 'submitting' || step === 'loadingAccepted' || step === 'verifying';
  return <OrderDialog labels={['Review', 'Verify']} open={open} look={look(flow, email)} />;
}

/** Returns the batch's dialog. Without one, the confirmation is closing. */
function look(flow: BulkFlow, email: string): OrderStepView {
  switch (flow.view.step) {
    case 'submitting':
      return waiting('Review batch', 0, 'Sending the batch…', null);
    case 'loadingAccepted':
      return waiting('Verify Payout', 1, 'Loading what the provider accepted…', null);
    case 'verifying':
      return verifying(flow, email);
    default:
      return {
        title: 'Review batch',
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
        You’re paying {formatCount(payments.length)} {payments.length === 1 ? 'recipient' : 'recipients'}
      </p>
      <NotReady counts={counts} rest={counts.all - counts.ready - counts.waiting} done="paid" />
      <PaidNext counts={counts} />
      {quote && quote.fee !== null && quote.total !== null && (
        <TotalsTable
          label="Total to be debited"
          rows={[
            { label: 'Amount', amount: <Money amount={amount} currency={currency} /> },
            { label: 'Fees', amount: <Money amount={quote.fee} currency={currency} /> },
          ]}
          total={<Money amount={quote.total} currency={currency} />}
        />
      )}
      {quote && quote.total === null && <p>The provider charges the fees.</p>}
      {!quote && !quoteProblem && <Busy>Checking the fees…</Busy>}
      {quoteProblem && (
        <Alert tone="bad" action={<Button onPress={() => confirmation.send({ type: 'retry' })}>Try again</Button>}>
          {sentences(quoteProblem, 'Nothing has been sent.')}
        </Alert>
      )}
      {quote?.similar && <Repeated similar={quote.similar} of={payments.length} />}
      {quote && <Asked quote={quote} />}
    </>
  );
}

const NAMED_ROWS = 3;

/** BLK-01: warns about repeated payouts, as for a single payout. */
function Repeated({
  similar: { lines, initiatedAt },
  of,
}: {
  readonly similar: NonNullable<BatchQuote['similar']>;
  readonly of: number;
}) {
  const named = lines.slice(0, NAMED_ROWS).map(formatCount).join(', ');
  const more = lines.length > NAMED_ROWS ? ` and ${formatCount(lines.length - NAMED_ROWS)} more` : '';
  return (
    <Alert tone="plain">
      {formatCount(lines.length)} of {formatCount(of)} {of === 1 ? 'payment repeats a payout' : 'payments repeat payouts'} made
      today: the same account and amount ({lines.length === 1 ? 'row' : 'rows'} {named}
      {more}). The last one was at {formatTime(initiatedAt)}. Continue only if you want to pay again.
    </Alert>
  );
}

const CostButtons = ({ view, part }: BulkFlow) => (
  <ConfirmationButtons
    confirmation={part('confirmation')}
    action="Initiate payouts"
    reason={view.isAffordable ? null : 'The total with fees is more than your balance.'}
  />
);

const verifying = ({ view, part }: BulkFlow, email: string): OrderStepView => ({
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

const About = ({ view: { name, sums, failed }, email }: Pick<BulkFlow, 'view'> & Pick<BatchDialogProps, 'email'>) => (
  <CodeForBatch
    email={email}
    file={name}
    currency={sums?.currency ?? ''}
    together={sums && { count: sums.recipients, amount: sums.amount }}
  >
    {failed > 0 && <p>{`${rowsOf(failed)} failed and won’t be paid.`}</p>}
  </CodeForBatch>
);
