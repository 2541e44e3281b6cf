import { sentences } from '../../../machines/kit/flow/fault';
import type { InternationalDetails, Quote } from '../../../machines/payouts/payout/payout.types';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { Busy } from '../../ui/feedback/Busy';
import { SumOf } from '../../ui/layers/OutcomeSheet';
import { TotalsTable } from '../../ui/tables/TotalsTable';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatTime } from '../../ui/text/dates';
import { Money } from '../../ui/text/Money';
import { ConfirmationButtons } from '../kit/ConfirmationButtons';
import { Refused } from '../kit/Refused';
import { TestMode } from '../kit/TestMode';
import { Asked } from './Asked';
import type { PayoutFlow } from './payoutFlow';

/** PAY-05: the recipient, the amount and the cost, before anything is sent. */
export function TransferReview({ view: { order, review, problem: lost }, part }: PayoutFlow) {
  const confirmation = part('confirmation');
  if (!order) return null;
  // There is no review while the merchant is asked whether they leave.
  const { quote, problem } = review ?? { quote: null, problem: null };
  const { currency } = order;
  return (
    <>
      <TestMode />
      <Refused problem={lost}>No money has moved. Check the payout, then initiate it again.</Refused>
      <SumOf label="You’re paying" sum={<Money amount={order.amount} currency={currency} size="sum" />} />
      <DescriptionList
        rows={[
          { label: 'Recipient', value: order.recipient },
          {
            label: order.type === 'Merchant' ? 'Merchant ID' : 'Account',
            value: [order.accountNumber, order.bankName].filter(Boolean).join(', '),
          },
          ...(order.abroad ? abroadFacts(order.abroad) : []),
          ...(order.description ? [{ label: 'Description', value: order.description }] : []),
        ]}
      />
      {quote && <Cost amount={order.amount} currency={currency} quote={quote} />}
      {confirmation && !quote && !problem && <Busy>Checking the fee…</Busy>}
      {confirmation && problem && (
        <Alert tone="bad" action={<Button onPress={() => confirmation.send({ type: 'retry' })}>Try again</Button>}>
          {sentences(problem, 'Nothing has been sent.')}
        </Alert>
      )}
      {quote?.similar && (
        <Alert tone="plain">
          A payout of the same amount to this account was initiated today at {formatTime(quote.similar.initiatedAt)}. Continue
          only if you want to pay again.
        </Alert>
      )}
      {quote && <Asked quote={quote} />}
    </>
  );
}

const abroadFacts = ({ recipientAddress, bankAddress, routingNumber, swiftCode }: InternationalDetails) => [
  { label: 'Recipient address', value: recipientAddress },
  { label: 'Bank address', value: bankAddress },
  { label: 'Routing number', value: routingNumber },
  { label: 'SWIFT code', value: swiftCode },
];

interface CostProps {
  readonly amount: string;
  readonly currency: string;
  readonly quote: Quote;
}

function Cost({ amount, currency, quote: { fee, total } }: CostProps) {
  if (fee === null || total === null) return <p>The provider charges the fee.</p>;
  return (
    <TotalsTable
      label="Total to be debited"
      rows={[
        { label: 'Amount', amount: <Money amount={amount} currency={currency} /> },
        { label: 'Fee', amount: <Money amount={fee} currency={currency} /> },
      ]}
      total={<Money amount={total} currency={currency} />}
    />
  );
}

export const TransferReviewButtons = ({ view: { review }, part }: PayoutFlow) => (
  <ConfirmationButtons
    confirmation={part('confirmation')}
    action="Initiate payout"
    reason={review?.affordable === false ? 'The amount plus the fee is more than your balance.' : null}
  />
);
