import type { Payment } from '../../../machines/refunds/refund/refund.types';
import { pageOfRefund } from '../../../machines/refunds/refunds/refunds.rules';
import { Link } from '../../flow/Link';
import { Button } from '../../ui/buttons/Button';
import { ButtonPlace } from '../../ui/buttons/ButtonPlace';
import { buttonStyle } from '../../ui/buttons/button.style';
import { Copyable } from '../../ui/buttons/Copyable';
import { AsideButtons, OutcomeHead, Stamp, SumOf } from '../../ui/layers/OutcomeSheet';
import { Stack } from '../../ui/layout/Stack';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { Money } from '../../ui/text/Money';
import { Refused } from '../kit/Refused';
import { TestMode } from '../kit/TestMode';
import { wayBack } from './RefundedFrom';
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
        {payment && <To {...payment} />}
      </OutcomeHead>
      {step === 'declined' ? (
        <Refused problem={problem}>Your money stays with you, and the same amount is left to refund.</Refused>
      ) : (
        <LeftAfter view={view} isDone />
      )}
      {step !== 'declined' && !isApproved && (
        <p>The refund is being processed. It leaves your balance once it is approved, or when your balance covers it.</p>
      )}
      {made && (
        <DescriptionList
          rows={[
            { label: 'Refund reference', value: <Copyable label="Refund reference" text={made.reference} /> },
            ...(order.reason === '' ? [] : [{ label: 'Reason', value: order.reason }]),
            ...(step === 'declined' ? [] : [{ label: 'Fee', value: 'Not returned' }]),
          ]}
        />
      )}
    </Stack>
  );
}

const To = (payment: Payment) => (
  <>
    to{' '}
    <strong>
      <bdi>{payment.customer.name || payment.customer.email}</bdi>
    </strong>
    {payment.method && `, ${wayBack(payment)}`}
  </>
);

/** The refund while its outcome is unknown. */
export const RefundAsked = ({ view: { order, payment } }: RefundFlow) =>
  order && (
    <SumOf label="You asked to refund" sum={<Money amount={order.amount} currency={order.currency} size="sum" />}>
      {payment && <To {...payment} />}
    </SumOf>
  );

export const RefundOutcomeButtons = ({ view: { made }, send }: RefundFlow) => (
  <>
    {made && (
      <AsideButtons>
        <ButtonPlace kind="ruled">
          <Link href={pageOfRefund(made)} className={buttonStyle()}>
            View refund
          </Link>
        </ButtonPlace>
      </AsideButtons>
    )}
    <Button kind="solid" onPress={() => send({ type: 'dismissed' })}>
      Done
    </Button>
  </>
);
