import { Copyable } from '../../ui/Copyable';
import { DescriptionList } from '../../ui/DescriptionList';
import { Money } from '../../ui/Money';
import { OutcomeHead, Stamp } from '../../ui/OutcomeSheet';
import { Stack } from '../../ui/Stack';
import { Refused } from '../kit/Refused';
import { TestMode } from '../kit/TestMode';
import { LeftAfter, type RefundFlow } from './RefundForm';

/** What became of the refund, where the money is, and what is left. */
export function RefundOutcome({ view }: RefundFlow) {
  const { order, payment, made, step, problem } = view;
  if (order === null) return null;
  const isApproved = made?.status === 'Approved';
  return (
    <Stack>
      <TestMode />
      <OutcomeHead
        label={step === 'declined' ? 'You didn’t refund' : 'You refunded'}
        sum={<Money amount={order.amount} currency={order.currency} size="sum" />}
        stamp={
          <Stamp tone={step === 'declined' ? 'red' : isApproved ? 'green' : 'orange'} final={isApproved} date={null}>
            {made?.status ?? 'Sent'}
          </Stamp>
        }
      >
        {payment && <>to {payment.customer.name || payment.customer.email}</>}
      </OutcomeHead>
      {step === 'declined' ? (
        <Refused problem={problem}>Your money stays with you, and the same amount is left to refund.</Refused>
      ) : (
        <LeftAfter {...view} />
      )}
      {step !== 'declined' && !isApproved && (
        <p>The refund is being processed. It leaves your balance once it is approved, or when your balance covers it.</p>
      )}
      {made && (
        <DescriptionList
          rows={[{ label: 'Refund reference', value: <Copyable label="Refund reference" text={made.reference} /> }]}
        />
      )}
    </Stack>
  );
}
