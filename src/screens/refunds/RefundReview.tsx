import { pageOfRefund } from '../../../machines/refunds/refunds/refunds.rules';
import { Link } from '../../flow/Link';
import { Button } from '../../ui/buttons/Button';
import { linkStyle } from '../../ui/buttons/button.style';
import { CheckField } from '../../ui/controls/CheckField';
import { Callout } from '../../ui/feedback/Callout';
import { SumOf } from '../../ui/layers/OutcomeSheet';
import { Stack } from '../../ui/layout/Stack';
import { formatLong } from '../../ui/text/dates';
import { formatAmount } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { TestMode } from '../kit/TestMode';
import { RefundedFrom } from './RefundedFrom';
import { LeftAfter, type RefundFlow } from './RefundForm';

/** The refund as it is sent, and what it leaves. */
export function RefundReview({ view, send }: RefundFlow) {
  const { order, payment, similar, isRepeatAccepted } = view;
  if (order === null || payment === null) return null;
  const { currency } = order;
  const sum = formatAmount(order.amount, currency);
  return (
    <Stack>
      <TestMode />
      <SumOf label="You refund" sum={<Money amount={order.amount} currency={currency} size="sum" />} />
      <RefundedFrom payment={payment} isLogged={view.isLogged} reason={order.reason} />
      <LeftAfter view={view} withFee />
      {similar && (
        <Callout tone="orange" role="status" title="This may be a duplicate.">
          <Stack close>
            <p>
              {similar.by === '' ? 'Somebody' : similar.by} refunded {formatAmount(similar.amount, currency)} of this transaction
              on {formatLong(similar.createdAt)}.{' '}
              <Link href={pageOfRefund(similar)} className={linkStyle}>
                View earlier refund
              </Link>
            </p>
            <CheckField
              label={`Send a second refund of ${sum}`}
              checked={isRepeatAccepted}
              onTick={(isAccepted) => send({ type: 'repeat.accepted', isAccepted })}
            />
          </Stack>
        </Callout>
      )}
    </Stack>
  );
}

export function RefundReviewButtons({ view, send }: RefundFlow) {
  const { order, maySend } = view;
  if (order === null) return null;
  return (
    <>
      <Button icon="arrow-left" onPress={() => send({ type: 'refund.revised' })}>
        Back
      </Button>
      <Button
        kind="solid"
        disabled={!maySend}
        reason={maySend ? null : 'Confirm the second refund.'}
        onPress={() => send({ type: 'refund.confirmed' })}
      >
        {`Refund ${formatAmount(order.amount, order.currency)}`}
      </Button>
    </>
  );
}
