import type { Price } from '../../../machines/balances/swap/swap.select';
import type { Order } from '../../../machines/balances/swap/swap.types';
import { SummaryTable } from '../../ui/tables/SummaryTable';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatSigned } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';

interface SwapOrderProps {
  readonly order: Order;
  readonly price: Price | null;
}

/** The order as it is sent. Its rate stands below, with how long it is valid. */
export const SwapOrder = ({ order }: Pick<SwapOrderProps, 'order'>) => (
  <DescriptionList
    rows={[
      { label: 'You pay', value: <Money amount={order.debit} currency={order.source} /> },
      { label: 'You receive', value: <Money amount={order.credit} currency={order.destination} /> },
      ...(order.description ? [{ label: 'Description', value: order.description }] : []),
    ]}
  />
);

interface SwapCompareProps {
  readonly before: SwapOrderProps;
  readonly now: SwapOrderProps;
}

/** SWP-04: the confirmed swap next to the current one. */
export const SwapCompare = ({ before, now }: SwapCompareProps) => {
  const { source, destination } = now.order;
  const quote = now.price?.quote ?? '';
  const rate = ({ price }: SwapOrderProps) => (price ? formatSigned(price.price, quote) : '—');
  return (
    <SummaryTable
      caption="Old and new swap terms"
      heads={['Item', 'Before', 'Now']}
      rows={[
        { name: `Rate, ${quote} per 1 ${now.price?.base ?? ''}`, short: 'Rate', amounts: [rate(before), rate(now)] },
        {
          name: `You pay, ${source}`,
          amounts: [formatSigned(before.order.debit, source), formatSigned(now.order.debit, source)],
        },
        {
          name: `You receive, ${destination}`,
          amounts: [formatSigned(before.order.credit, destination), formatSigned(now.order.credit, destination)],
        },
      ]}
    />
  );
};
