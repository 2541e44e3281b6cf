import type { Total } from '../../../../machines/refunds/bulkRefund/bulkRefund.rules';
import { Button } from '../../../ui/buttons/Button';
import { Stack } from '../../../ui/layout/Stack';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { formatCount } from '../../../ui/text/format';
import { Money } from '../../../ui/text/Money';
import { NotReady } from '../../kit/batch/NotReady';
import { OrderDialog, type OrderStepView, waiting } from '../../kit/OrderDialog';
import { TestMode } from '../../kit/TestMode';
import type { BulkFlow } from './bulkFlow';

const TITLE = 'Review refunds';

/** The confirmation of a batch, and its sending. */
export function BatchDialog({ flow }: { readonly flow: BulkFlow }) {
  const { step } = flow.view;
  const open = step === 'confirming' || step === 'submitting';
  return <OrderDialog labels={['Review', 'Done']} open={open} look={look(flow)} />;
}

function look(flow: BulkFlow): OrderStepView {
  if (flow.view.step === 'submitting') return waiting(TITLE, 0, 'Refunding…', null);
  const back = () => flow.send({ type: 'batch.revised' });
  return {
    title: TITLE,
    step: 0,
    body: <Batch flow={flow} />,
    foot: (
      <>
        <Button icon="arrow-left" onPress={back}>
          Back
        </Button>
        <Button kind="solid" onPress={() => flow.send({ type: 'batch.confirmed' })}>
          {`Send ${refunds(flow.view.order?.items.length ?? 0)}`}
        </Button>
      </>
    ),
    leave: back,
  };
}

const refunds = (count: number) => `${formatCount(count)} ${count === 1 ? 'refund' : 'refunds'}`;

/** The refunds as they are sent: how many, and how much of each currency. */
function Batch({ flow }: { readonly flow: BulkFlow }) {
  const { order, orderTotals, counts } = flow.view;
  if (order === null) return null;
  return (
    <Stack>
      <TestMode />
      <Stack close>
        <p>You’re sending {refunds(order.items.length)}</p>
        {orderTotals.map(({ currency, amount }) => (
          <Money key={currency} amount={amount} currency={currency} size="sum" />
        ))}
      </Stack>
      {orderTotals.length > 1 && <DescriptionList rows={orderTotals.map(countOf)} />}
      <Stack close>
        <p>The fees of these transactions aren’t returned.</p>
        <p>All refunds are made, or none. A refund that your balance doesn’t cover stays pending until it does.</p>
        <NotReady counts={counts} rest={counts.all - counts.ready} done="refunded" />
      </Stack>
    </Stack>
  );
}

const countOf = ({ currency, count }: Total) => ({ label: `Refunds in ${currency}`, value: formatCount(count) });
