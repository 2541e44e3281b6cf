import { isolated } from '../../../contract/shownText';
import type { Fate, OutcomeView, PayoutLine } from '../../../machines/payouts/payout/payout.outcome';
import type { Order } from '../../../machines/payouts/payout/payout.types';
import { statusWords } from '../../../machines/payouts/payouts/statusWords';
import { Button } from '../../ui/buttons/Button';
import { Copyable } from '../../ui/buttons/Copyable';
import { Alert } from '../../ui/feedback/Alert';
import { Busy } from '../../ui/feedback/Busy';
import { Callout } from '../../ui/feedback/Callout';
import { AsideButtons, OutcomeHead, Stamp, SumOf } from '../../ui/layers/OutcomeSheet';
import { PrintedStack } from '../../ui/layout/PrintedStack';
import { PrintHeader } from '../../ui/layout/PrintHeader';
import { TotalsTable } from '../../ui/tables/TotalsTable';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatDay, formatTime } from '../../ui/text/dates';
import { Money } from '../../ui/text/Money';
import { TestMode } from '../kit/TestMode';
import type { PayoutFlow } from './payoutFlow';
import { lookOf } from './status';

const TITLES: Readonly<Record<Fate, string>> = {
  paid: 'Payout sent',
  held: 'Payout submitted',
  returned: 'Payout failed',
};

export const titleOf = (outcome: OutcomeView | null) => TITLES[outcome?.fate ?? 'held'];

const LINES: Readonly<Record<PayoutLine | 'before' | 'other', string>> = {
  before: 'Payout Balance before',
  amount: 'Amount',
  fee: 'Fee',
  held: 'Held for this payout',
  heldWithFee: 'Held for this payout and its fee',
  other: 'Other movements',
};

interface TransferOutcomeProps {
  readonly flow: PayoutFlow;
  /** The name of the payer, for the receipt. */
  readonly business: string;
}

/** PAY-05: the outcome of a payout, with the balance after it. Printed, it is a receipt. */
export function TransferOutcome({ flow: { view, send }, business }: TransferOutcomeProps) {
  const { order, outcome } = view;
  if (!order || !outcome) return null;
  const { fate, loading, failed } = outcome;
  return (
    <PrintedStack>
      <PrintHeader title={titleOf(outcome)} from={business} />
      <TestMode />
      <OutcomeHead
        label={fate === 'paid' ? 'You paid' : 'You asked to pay'}
        sum={<Money amount={order.amount} currency={order.currency} size="sum" />}
        stamp={loading ? null : <FateStamp outcome={outcome} />}
      >
        <To {...order} />
      </OutcomeHead>
      {loading && <Busy>Loading your balance…</Busy>}
      {failed && (
        <Alert tone="bad" action={<Button onPress={() => send({ type: 'result.retry' })}>Try again</Button>}>
          We couldn’t load the status and your balance. Your payout isn’t affected.
        </Alert>
      )}
      {!loading && <Next outcome={outcome} />}
      <Statement outcome={outcome} currency={order.currency} />
      <Facts order={order} outcome={outcome} />
    </PrintedStack>
  );
}

/** The payout while its outcome is unknown. */
export const TransferAsked = ({ view: { order } }: PayoutFlow) =>
  order && (
    <SumOf label="You asked to pay" sum={<Money amount={order.amount} currency={order.currency} size="sum" />}>
      <To {...order} />
    </SumOf>
  );

const To = ({ recipient, bankName }: Pick<Order, 'recipient' | 'bankName'>) => (
  <>
    to{' '}
    <strong>
      <bdi>{recipient}</bdi>
    </strong>
    {bankName && `, ${isolated(bankName)}`}
  </>
);

function FateStamp({ outcome: { fate, status, result } }: { readonly outcome: OutcomeView }) {
  const tone = fate === 'paid' ? 'green' : lookOf(status ?? '').tone;
  const at = result?.initiatedAt ?? null;
  return (
    <Stamp tone={tone} final={fate === 'paid'} date={at && dateOf(at)}>
      {fate === 'paid' ? 'Paid' : status === null ? 'Submitted' : statusWords(status)}
    </Stamp>
  );
}

const dateOf = (at: string) => `${formatDay(at)} ${formatTime(at)}`;

/** What happens to money that has not been paid. */
function Next({ outcome: { fate, status } }: { readonly outcome: OutcomeView }) {
  if (fate === 'returned')
    return (
      <Callout tone="red" role="alert" title="This payout didn’t go through.">
        Your money is back in your Payout Balance.
      </Callout>
    );
  if (fate !== 'held' || status === null) return null;
  return /^Awaiting (Approval|Second Level)/.test(status) ? (
    <Callout tone="indigo" icon="user-check" role="status" title="This payout needs approval.">
      We hold the money until an approver decides. All payouts of one day without an approver count together.
    </Callout>
  ) : (
    <Callout tone="orange" role="status" title="This payout is in progress.">
      We hold the money until it is paid.
    </Callout>
  );
}

function Statement({ outcome, currency }: { readonly outcome: OutcomeView; readonly currency: string }) {
  const { statement, result, fate } = outcome;
  const balance = statement?.balance ?? result?.available ?? null;
  if (balance === null) return null;
  return (
    <TotalsTable
      label={fate === 'held' ? 'Available' : 'Payout Balance'}
      rows={(statement?.lines ?? []).map(({ label, amount }) => ({
        label: LINES[label],
        amount: <Money amount={amount} currency={currency} />,
      }))}
      total={<Money amount={balance} currency={currency} />}
    />
  );
}

function Facts({ order, outcome: { result } }: { readonly order: Order; readonly outcome: OutcomeView }) {
  const copyable = (label: string, text: string | null | undefined) =>
    text ? [{ label, value: <Copyable label={label} text={text} /> }] : [];
  return (
    <DescriptionList
      rows={[
        ...(result?.initiatedAt ? [{ label: 'Date', value: dateOf(result.initiatedAt) }] : []),
        ...copyable(order.type === 'Merchant' ? 'Merchant ID' : 'Account number', order.accountNumber),
        ...(order.description ? [{ label: 'Description', value: order.description }] : []),
        ...copyable('Payout reference', result?.reference),
      ]}
    />
  );
}

interface ButtonsProps {
  readonly flow: PayoutFlow;
  /** Opens the details of the payout. Null where there is no list beside it. */
  readonly onView: ((payoutId: string) => void) | null;
}

export function TransferOutcomeButtons({ flow: { view, send }, onView }: ButtonsProps) {
  const { fate, loading, result } = view.outcome ?? {};
  const payoutId = result?.payoutId;
  return (
    <>
      <AsideButtons>
        {fate === 'held' && payoutId && onView && <Button onPress={() => onView(payoutId)}>View payout</Button>}
        {fate === 'paid' && !loading && (
          <Button icon="printer" onPress={() => window.print()}>
            Receipt
          </Button>
        )}
        <Button icon="plus" onPress={() => send({ type: 'payout.another' })}>
          Pay another
        </Button>
      </AsideButtons>
      <Button kind="solid" onPress={() => send({ type: 'dismissed' })}>
        Done
      </Button>
    </>
  );
}
