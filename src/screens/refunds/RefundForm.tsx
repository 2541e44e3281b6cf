import type { refundMachine } from '../../../machines/refunds/refund/refund.machine';
import type { Blocker } from '../../../machines/refunds/refund/refund.rules';
import type { RefundView } from '../../../machines/refunds/refund/refund.select';
import type { Payment } from '../../../machines/refunds/refund/refund.types';
import type { Flow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { TextButton } from '../../ui/buttons/TextButton';
import { AmountField } from '../../ui/controls/AmountField';
import { Form } from '../../ui/controls/Form';
import { TextField } from '../../ui/controls/TextField';
import { Alert } from '../../ui/feedback/Alert';
import { NamedCell } from '../../ui/tables/NamedCell';
import { AfterTotal, TotalsTable } from '../../ui/tables/TotalsTable';
import { formatAmount, formatSigned } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { Refused } from '../kit/Refused';
import { TestMode } from '../kit/TestMode';
import { wayBack } from './RefundedFrom';

export type RefundFlow = Flow<typeof refundMachine, RefundView>;

const FORM = 'refund';

/** Why a refund cannot be reviewed yet. The fields have their own errors. */
const REASONS: Readonly<Record<Blocker, string>> = {
  loading: 'The transaction isn’t loaded yet.',
  unpaid: 'Only a successful transaction can be refunded.',
  bankTransfer: 'A transaction paid by bank transfer can’t be refunded here.',
  unknown: 'We couldn’t get the refundable amount. Try again later.',
  nothingLeft: 'Nothing is left to refund.',
  amount: 'Enter the amount.',
  unclear: 'Check the amount.',
  zero: 'Check the amount.',
  tooMuch: 'Check the amount.',
  reason: 'Enter the reason.',
  longReason: 'Correct the reason.',
};

/** These can't be changed in the form. */
const FINAL: readonly Blocker[] = ['unpaid', 'bankTransfer', 'unknown', 'nothingLeft'];

const isFinal = (blocker: Blocker | null): blocker is Blocker => blocker !== null && FINAL.includes(blocker);

function amountProblem({ fault, unclear, left }: RefundView, currency: string): string | null {
  if (fault === 'unclear') return unclear;
  if (fault === 'zero') return 'Amount must be greater than 0';
  return fault && (left === null ? 'Check the amount.' : `Enter ${formatAmount(left, currency)} or less.`);
}

/** The amount and the reason, and what is left afterwards. */
export function RefundForm({ view, send }: RefundFlow) {
  const { draft, payment, left, leftBefore, blocker, problem } = view;
  if (payment === null) return null;
  const { currency } = payment;
  const isBarred = isFinal(blocker);
  return (
    <Form id={FORM} onSubmit={() => send({ type: 'refund.reviewed' })}>
      <TestMode />
      <NamedCell
        name={payment.customer.name || payment.customer.email}
        note={[wayBack(payment), payment.reference, ...(view.isLogged ? [payment.paymentReference] : [])].join(', ')}
      />
      {view.isLogged && (
        <div>
          <Button onPress={() => send({ type: 'reference.revised' })}>Change transaction</Button>
        </div>
      )}
      {isBarred && <Alert tone="bad">{REASONS[blocker]}</Alert>}
      <Refused problem={problem}>
        {leftBefore !== null && left !== null
          ? `Before, ${formatAmount(leftBefore, currency)} was left. Now it is ${formatAmount(left, currency)}. Check the amount, then review the refund again.`
          : 'Nothing was refunded. Check the amount, then review the refund again.'}
      </Refused>
      <AmountField
        label="Amount"
        currency={currency}
        value={draft.amount}
        problem={amountProblem(view, currency)}
        {...(left !== null && !isBarred && { hint: `You can refund up to ${formatAmount(left, currency)}.` })}
        aside={
          isBarred ? null : (
            <TextButton inText onPress={() => send({ type: 'all.chosen' })}>
              Refund all
            </TextButton>
          )
        }
        onText={(amount) => send({ type: 'amount.changed', amount })}
      />
      <TextField
        label="Reason"
        optional={!view.isLogged}
        value={draft.reason}
        problem={view.reasonError}
        onText={(reason) => send({ type: 'reason.changed', reason })}
      />
      <LeftAfter view={view} />
    </Form>
  );
}

interface LeftAfterProps {
  readonly view: RefundView;
  /** The refund was made. */
  readonly isDone?: boolean;
  /** Shows what is not returned, before the merchant confirms. */
  readonly withFee?: boolean;
}

/** What is left before this refund, the refund, and what is left after it. */
export function LeftAfter({ view, isDone = false, withFee = false }: LeftAfterProps) {
  const { payment, left, amount, leftAfter, order } = view;
  const sent = order?.amount ?? amount;
  const before = order?.expectedLeft ?? left;
  if (payment === null || before === null) return null;
  const { currency } = payment;
  // Without an amount the lines keep their places, so that nothing moves while it is entered.
  const isKnown = sent !== null && leftAfter !== null;
  if (isDone && !isKnown) return null;
  return (
    <TotalsTable
      label={isDone ? 'Left on this transaction' : 'Left after this refund'}
      rows={[
        { label: isDone ? 'Left before' : 'Left now', amount: formatSigned(before, currency) },
        { label: 'This refund', amount: isKnown ? formatSigned(`-${sent}`, currency) : '—' },
      ]}
      total={isKnown ? <Money amount={leftAfter} currency={currency} /> : '—'}
      after={withFee && <AfterTotal label={feeOf(payment)} amount="Not returned" />}
    />
  );
}

const feeOf = ({ fee, currency }: Payment) => (fee === null ? 'Fee' : `Fee of ${formatAmount(fee, currency)}`);

export function RefundFormButtons({ view, send }: RefundFlow) {
  const { blocker } = view;
  return (
    <>
      <Button onPress={() => send({ type: 'dismissed' })}>Cancel</Button>
      <Button
        kind="solid"
        type="submit"
        form={FORM}
        disabled={blocker !== null}
        reason={blocker && !isFinal(blocker) ? REASONS[blocker] : null}
      >
        Review refund
      </Button>
    </>
  );
}
