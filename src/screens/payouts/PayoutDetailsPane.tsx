import { isolated } from '../../../contract/shownText';
import { sentence } from '../../../machines/kit/flow/fault';
import type { Wired } from '../../../machines/kit/flow/port';
import { barrier, isUndecided } from '../../../machines/payouts/approval/approval.rules';
import { deciderOf } from '../../../machines/payouts/approval/approval.timeline';
import type { Approver } from '../../../machines/payouts/approval/approval.types';
import type { earlierPayoutsMachine } from '../../../machines/payouts/earlierPayouts/earlierPayouts.machine';
import type { Bookmark } from '../../../machines/payouts/payout/payout.types';
import type { PayoutInFull, payoutDetailsMachine } from '../../../machines/payouts/payoutDetails/payoutDetails.machine';
import { timelineOf } from '../../../machines/payouts/payoutDetails/payoutDetails.machine';
import { moneyOf, nextStepOf, payAgain, whyReturned } from '../../../machines/payouts/payoutDetails/payoutDetails.rules';
import { reportOf } from '../../../machines/payouts/payoutDetails/payoutReport.rules';
import { isReturned } from '../../../machines/payouts/payouts/returned';
import { statusWords } from '../../../machines/payouts/payouts/statusWords';
import { Link } from '../../flow/Link';
import { useResource } from '../../flow/useResource';
import { Button } from '../../ui/buttons/Button';
import { buttonStyle } from '../../ui/buttons/button.style';
import { Copyable } from '../../ui/buttons/Copyable';
import { Alert } from '../../ui/feedback/Alert';
import { Busy } from '../../ui/feedback/Busy';
import { Callout } from '../../ui/feedback/Callout';
import { DetailPanel } from '../../ui/layers/DetailPanel';
import { PrintedStack } from '../../ui/layout/PrintedStack';
import { PrintHeader } from '../../ui/layout/PrintHeader';
import { Stack } from '../../ui/layout/Stack';
import { TotalsTable } from '../../ui/tables/TotalsTable';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatLong, formatStep } from '../../ui/text/dates';
import { formatAmount, groupDigits, orDash } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { Timeline } from '../../ui/text/Timeline';
import type { ofNotes } from '../../wiring/transactions/notes';
import { CopyReceipt } from '../kit/CopyReceipt';
import { Notes } from '../kit/Notes';
import { ApprovalTimeline } from './approvals/ApprovalTimeline';
import { EarlierPayouts } from './EarlierPayouts';
import { lookOf, PayoutStatus } from './status';
import { typeWords } from './words';

export interface PayoutDetailsPaneProps {
  readonly machine: Wired<typeof payoutDetailsMachine>;
  /** The successful payouts to the same recipient before this one. */
  readonly earlier: Wired<typeof earlierPayoutsMachine>;
  readonly notes: typeof ofNotes;
  /** Whether this role may act on payouts, and so add notes. */
  readonly mayNote: boolean;
  readonly approver: Approver;
  readonly payoutId: string;
  /** The name of the payer, for the receipt. */
  readonly business: string;
  /** The provider's address for problems. Empty if there is none. */
  readonly support: string;
  readonly onClose: () => void;
  /** Null if the role may not verify. */
  readonly onVerify: ((payoutId: string) => void) | null;
  /** Opens a transfer with the data of this payout. Null if the role may not pay. */
  readonly onPayAgain: ((transfer: Bookmark) => void) | null;
  /** Opens the details of another payout. */
  readonly onShow: (payoutId: string) => void;
  /** Shows all payouts to the same account at the same bank. */
  readonly onRecipient: (account: Pick<PayoutInFull, 'accountNumber' | 'bankName'>) => void;
}

/** PAY-01: all details of one payout with its timeline. Printed, it is a receipt. */
export function PayoutDetailsPane({ machine, payoutId, onClose, ...ways }: PayoutDetailsPaneProps) {
  const { view, send } = useResource(machine, payoutId);
  const { value: payout, fault } = view;
  return (
    <DetailPanel title="Payout Details" open onClose={onClose} foot={payout && <Foot payout={payout} {...ways} />}>
      {fault && (
        <Alert tone="bad" action={<Button onPress={() => send({ type: 'refresh' })}>Try again</Button>}>
          {sentence(fault, 'We couldn’t load this payout.')}
        </Alert>
      )}
      {!payout && !fault && <Busy>Loading payout…</Busy>}
      {payout && <Details payout={payout} now={view.shownAt ?? 0} {...ways} />}
    </DetailPanel>
  );
}

type FootProps = Pick<PayoutDetailsPaneProps, 'approver' | 'support' | 'onVerify' | 'onPayAgain'> & {
  readonly payout: PayoutInFull;
};

/** The receipt, and the one step that the status asks for. */
function Foot({ payout, approver, support, onVerify, onPayAgain }: FootProps) {
  const step = nextStepOf(payout);
  return (
    <>
      <Button onPress={() => window.print()}>Print</Button>
      {payout.status === 'Successful' && <CopyReceipt text={receiptOf(payout)} />}
      {support !== '' && (
        <a href={reportOf(support, payout)} className={buttonStyle()}>
          Report a problem
        </a>
      )}
      {step === 'verify' && onVerify && (
        <Button kind="solid" onPress={() => onVerify(payout.payoutId)}>
          Verify Payout
        </Button>
      )}
      {step === 'approve' && <ToDecision payout={payout} approver={approver} />}
      {step === 'payAgain' && onPayAgain && (
        <Button kind="solid" onPress={() => onPayAgain(payAgain(payout))}>
          Pay again
        </Button>
      )}
    </>
  );
}

const APPROVALS = '/dashboard/payout/pending-approval';

/** Leads to the decision, or to the list of pending payouts if another person decides. */
const ToDecision = ({ payout, approver }: Pick<FootProps, 'payout' | 'approver'>) =>
  barrier([payout], approver) === null ? (
    <Link href={`${APPROVALS}?approve=${encodeURIComponent(payout.payoutId)}`} className={buttonStyle('solid')}>
      Approve
    </Link>
  ) : (
    <Link href={`${APPROVALS}?recipient=${encodeURIComponent(payout.recipient)}`} className={buttonStyle('ruled')}>
      View pending approval
    </Link>
  );

/** Returns the receipt as text, one fact a line. */
const receiptOf = ({ recipient, bankName, accountNumber, amount, fee, currency, settledAt, ...payout }: PayoutInFull) =>
  [
    `Payout ${payout.payoutReference}`,
    `Recipient: ${isolated(recipient)}${bankName && `, ${isolated(bankName)}`}`,
    `Account number: ${accountNumber}`,
    ...(amount === null ? [] : [`Amount: ${formatAmount(amount, currency)}`]),
    ...(fee === null ? [] : [`Payout fee: ${formatAmount(fee, currency)}`]),
    `Status: ${payout.status}`,
    `Date settled: ${when(settledAt)}`,
    `Session ID: ${payout.sessionId}`,
  ].join('\n');

const when = (iso: string | null) => (iso === null ? '—' : formatLong(iso));
const copyable = (label: string, text: string, shown = text) =>
  text ? <Copyable label={label} text={text} shown={shown} /> : '—';

type DetailsProps = Pick<
  PayoutDetailsPaneProps,
  'notes' | 'mayNote' | 'business' | 'earlier' | 'approver' | 'onShow' | 'onRecipient'
> & {
  readonly payout: PayoutInFull;
  /** When it was loaded, in milliseconds since the epoch. */
  readonly now: number;
};

function Details({ payout, now, notes, mayNote, business, earlier, approver, onShow, onRecipient }: DetailsProps) {
  const { currency, amount, recipient, bankName } = payout;
  return (
    <PrintedStack>
      <PrintHeader title="Payout Details" from={business} />
      <Stack close>
        <div>
          <PayoutStatus status={payout.status} />
        </div>
        {amount !== null && <Money amount={amount} currency={currency} size="sum" />}
        <p>
          to{' '}
          <strong>
            <bdi>{recipient}</bdi>
          </strong>
          {bankName && `, ${isolated(bankName)}`}
        </p>
      </Stack>
      <Why payout={payout} />
      <MoneyOf payout={payout} />
      <Life payout={payout} approver={approver} now={now} />
      {payout.accountNumber !== '' && <EarlierPayouts machine={earlier} payout={payout} onShow={onShow} onAll={onRecipient} />}
      <Notes flows={notes} about="payout" id={payout.payoutId} mayAdd={mayNote} />
      <DescriptionList
        rows={[
          { label: 'Date initiated', value: when(payout.initiatedAt) },
          { label: 'Date settled', value: when(payout.settledAt) },
          { label: 'Account number', value: copyable('Account number', payout.accountNumber) },
          { label: 'Type', value: orDash(typeWords(payout.type)) },
          { label: 'Debit currency', value: currency },
          ...(moneyOf(payout) === null ? [{ label: 'Payout fee', value: '—' }] : []),
          { label: 'Description', value: orDash(payout.description) },
          { label: 'Initiator', value: orDash(payout.initiator) },
          { label: 'Approver', value: payout.approver || 'N/A' },
          { label: 'Batch reference', value: copyable('Batch reference', payout.batchReference) },
          { label: 'Payout reference', value: copyable('Payout reference', payout.payoutReference) },
          { label: 'Session ID', value: copyable('Session ID', payout.sessionId, groupDigits(payout.sessionId)) },
        ]}
      />
    </PrintedStack>
  );
}

/** What has happened to the payout. While it awaits a decision, also who decides and what follows, as in the decision itself. */
function Life({ payout, approver, now }: Pick<DetailsProps, 'payout' | 'approver' | 'now'>) {
  if (isUndecided(payout))
    return <ApprovalTimeline view={{ payouts: [payout], decider: deciderOf([payout], approver), isApproved: true }} now={now} />;
  return (
    <Timeline
      steps={timelineOf(payout).map(({ status, at, by, state }, place, steps) => ({
        label: by ? `${statusWords(status)} by ${by}` : statusWords(status),
        ...(at !== null && { at: formatStep(at, steps[place - 1]?.at) }),
        state,
        icon: lookOf(status).icon,
      }))}
    />
  );
}

/** What the payout needs now, or why no money arrived, where it is, and what to do. */
function Why({ payout }: { readonly payout: PayoutInFull }) {
  if (nextStepOf(payout) === 'verify')
    return (
      <Callout tone="blue" icon="key-round" role="note" title="Enter your code to send this payout.">
        No money has moved.
      </Callout>
    );
  const why = whyReturned(payout);
  if (why === null) return null;
  return (
    <Callout tone="red" icon={lookOf(payout.status).icon} role="note" title={why}>
      {payout.status === 'Failed'
        ? 'Your money is back in your Payout Balance. Check the account with the recipient, then pay again.'
        : 'Your money is back in your Payout Balance.'}
    </Callout>
  );
}

/** The amount and its fee with their total. What came back is a line of its own, so that the total is what it cost. */
function MoneyOf({ payout }: { readonly payout: PayoutInFull }) {
  const money = moneyOf(payout);
  if (money === null) return null;
  const { currency } = payout;
  const isBack = isReturned(payout);
  const figure = (amount: string) => <Money amount={isBack ? `-${amount}` : amount} currency={currency} />;
  return (
    <TotalsTable
      label={isBack ? 'This payout cost you' : 'Total'}
      rows={[
        { label: 'Amount', amount: figure(money.amount) },
        { label: 'Payout fee', amount: figure(money.fee) },
        ...(isBack ? [{ label: 'Returned to Payout Balance', amount: <Money amount={money.sum} currency={currency} /> }] : []),
      ]}
      total={<Money amount={isBack ? '0' : money.sum} currency={currency} />}
    />
  );
}
