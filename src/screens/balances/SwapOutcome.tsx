import type { SwapColumn, SwapLine } from '../../../machines/balances/swap/swap.outcome';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { Busy } from '../../ui/feedback/Busy';
import { AsideButtons, Columns, OutcomeHead, Stamp, SumOf } from '../../ui/layers/OutcomeSheet';
import { PrintedStack } from '../../ui/layout/PrintedStack';
import { PrintHeader } from '../../ui/layout/PrintHeader';
import { Section } from '../../ui/layout/Section';
import { TotalsTable } from '../../ui/tables/TotalsTable';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatSigned } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { TestMode } from '../kit/TestMode';
import { inWords, type SwapFlow } from './SwapForm';

export const SWAPPED = 'Currency Swap Successful';

const LINES: Readonly<Record<SwapLine | 'before' | 'other', string>> = {
  before: 'Before',
  paid: 'You paid',
  received: 'You received',
  other: 'Other movements',
};

interface SwapOutcomeProps {
  readonly flow: SwapFlow;
  /** The name of the business, for the receipt. */
  readonly business: string;
}

/** SWP-05: the swap that was made, with both balances after it. Printed, it is a receipt. */
export function SwapOutcome({ flow: { view, send }, business }: SwapOutcomeProps) {
  const { order, orderPrice, columns, report } = view;
  if (!order) return null;
  return (
    <PrintedStack>
      <PrintHeader title={SWAPPED} from={business} />
      <TestMode />
      <OutcomeHead
        label="You received"
        sum={<Money amount={order.credit} currency={order.destination} size="sum" />}
        stamp={
          <Stamp tone="green" final date={null}>
            Swapped
          </Stamp>
        }
      >
        for <Money amount={order.debit} currency={order.source} />
      </OutcomeHead>
      {report === 'loading' && <Busy>Loading your balances…</Busy>}
      {report === 'failed' && (
        <Alert tone="bad" action={<Button onPress={() => send({ type: 'balances.retry' })}>Try again</Button>}>
          We couldn’t load your balances. Your swap isn’t affected.
        </Alert>
      )}
      {report === 'shown' && (
        <Columns>
          {columns.map((column) => (
            <Column key={column.currency} {...column} />
          ))}
        </Columns>
      )}
      <DescriptionList
        rows={[
          ...(orderPrice ? [{ label: 'Rate', value: inWords(orderPrice) }] : []),
          ...(order.description ? [{ label: 'Description', value: order.description }] : []),
        ]}
      />
    </PrintedStack>
  );
}

/** The swap while its outcome is unknown. */
export const SwapAsked = ({ view: { order } }: SwapFlow) =>
  order && (
    <SumOf label="You asked to receive" sum={<Money amount={order.credit} currency={order.destination} size="sum" />}>
      for <Money amount={order.debit} currency={order.source} />
    </SumOf>
  );

function Column({ currency, statement, balance }: SwapColumn) {
  if (balance === null) return null;
  return (
    <Section title={currency}>
      <TotalsTable
        label="Balance"
        rows={(statement?.lines ?? []).map(({ label, amount }) => ({
          label: LINES[label],
          amount: formatSigned(amount, currency),
        }))}
        total={formatSigned(balance, currency)}
      />
    </Section>
  );
}

export function SwapOutcomeButtons({ view, send }: SwapFlow) {
  return (
    <>
      <AsideButtons>
        {view.report !== 'loading' && (
          <Button icon="printer" onPress={() => window.print()}>
            Receipt
          </Button>
        )}
        <Button icon="arrow-down-up" onPress={() => send({ type: 'swap.another' })}>
          Swap again
        </Button>
      </AsideButtons>
      <Button kind="solid" onPress={() => send({ type: 'dismissed' })}>
        Done
      </Button>
    </>
  );
}
