import { Alert } from '../../../ui/Alert';
import { Busy } from '../../../ui/Busy';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Facts } from '../../../ui/Facts';
import { formatCount } from '../../../ui/format';
import { Money } from '../../../ui/Money';
import { Total } from '../../../ui/Total';
import { CodeEntry, ResendButton, VerifyButton } from '../../CodeEntry';
import { TestMode } from '../../TestMode';
import type { BulkFlow } from './bulkFlow';

interface BatchDialogProps {
  readonly flow: BulkFlow;
  readonly email: string;
}

/** The last look at a batch, its sending and its code. */
export function BatchDialog({ flow, email }: BatchDialogProps) {
  const shown = look(flow, email);
  return (
    <Dialog
      title={shown?.title ?? ''}
      open={shown !== null}
      canClose={shown?.leave != null}
      onClose={() => shown?.leave?.()}
      foot={shown?.foot}
    >
      {shown?.body}
    </Dialog>
  );
}

/** Null where nothing stands in front of the page; `leave` null: money is being called. */
function look(flow: BulkFlow, email: string) {
  switch (flow.view.step) {
    case 'confirming':
      return {
        title: 'Review the batch',
        body: <Cost {...flow} />,
        foot: <CostButtons {...flow} />,
        leave: () => flow.part('confirmation')?.send({ type: 'confirmation.dismissed' }),
      };
    case 'initiating':
      return { title: 'Review the batch', body: <Busy>Sending the batch…</Busy>, foot: null, leave: null };
    case 'verifying':
      return verifying(flow, email);
    default:
      return null;
  }
}

function Cost({ view, part }: BulkFlow) {
  const { order, quote, quoteProblem, amount } = view;
  const confirmation = part('confirmation');
  if (!order || !confirmation) return null;
  const { currency, payments } = order;
  return (
    <>
      <TestMode />
      <p>
        You are paying {formatCount(payments.length)} {payments.length === 1 ? 'recipient' : 'recipients'}
      </p>
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
        <Alert tone="bad" action={<Button onPress={() => confirmation.send({ type: 'quote.askedAgain' })}>Try again</Button>}>
          {quoteProblem} Nothing has been sent.
        </Alert>
      )}
      {quote?.needsApproval && <p>After your one-time password a second-level approver must agree before the money leaves.</p>}
    </>
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
        disabled={!confirmation.can('confirmation.given')}
        reason={view.isAffordable ? null : 'Amounts and fees together are above the balance.'}
        onPress={() => confirmation.send({ type: 'confirmation.given' })}
      >
        Initiate
      </Button>
    </>
  );
}

function verifying(flow: BulkFlow, email: string) {
  const { otp, name, order, amount } = flow.view;
  const entry = flow.part('otp');
  const isOpen = otp && entry;
  return {
    title: 'Verify Payout',
    body: isOpen && (
      <CodeEntry id="bulk-code" label="One-time password" view={otp} {...entry}>
        <TestMode />
        <p>We sent a one-time password to {email} for this batch.</p>
        <Facts
          rows={[
            { label: 'File', value: name },
            // After a reload nobody here knows any more which rows they were.
            ...(order && order.payments.length > 0
              ? [
                  { label: 'Recipients', value: formatCount(order.payments.length) },
                  { label: 'Amount', value: <Money amount={amount} currency={order.currency} /> },
                ]
              : []),
          ]}
        />
      </CodeEntry>
    ),
    foot: isOpen && (
      <>
        <ResendButton view={otp} {...entry} />
        <VerifyButton form="bulk-code" view={otp} {...entry}>
          Verify Payout
        </VerifyButton>
      </>
    ),
    leave: otp?.verifying ? null : () => entry?.send({ type: 'otp.dismissed' }),
  };
}
