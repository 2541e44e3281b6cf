import type { Settlement } from '../../../machines/settlements/settlements/settlements.machine';
import { Copyable } from '../../ui/buttons/Copyable';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatDay } from '../../ui/text/dates';
import { formatAmount, orDash } from '../../ui/text/format';

interface SettlementFactsProps {
  readonly settlement: Settlement;
}

/** STL-01: the seven documented labels. */
export function SettlementFacts({ settlement }: SettlementFactsProps) {
  const { createdAt, status, business, collected, fee, currency, reference } = settlement;
  const figure = (sum: string | null) => (sum === null ? '—' : formatAmount(sum, currency));
  return (
    <DescriptionList
      rows={[
        { label: 'Date', value: createdAt === null ? '—' : formatDay(createdAt) },
        { label: 'Status', value: status },
        { label: 'Subsidiary name', value: orDash(business) },
        { label: 'Transaction amount', value: figure(collected) },
        { label: 'Settlement fee', value: figure(fee) },
        { label: 'Currency', value: currency },
        { label: 'Reference', value: reference === '' ? '—' : <Copyable label="Reference" text={reference} /> },
      ]}
    />
  );
}
