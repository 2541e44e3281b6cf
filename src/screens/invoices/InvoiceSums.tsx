import type { SumOf, InvoiceSums as Sums } from '../../../machines/invoices/invoices/invoices.rules';
import { css } from '../../../styled-system/css';
import { PhoneFold } from '../../ui/layout/PhoneFold';
import { formatCount } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { StatStrip } from '../../ui/text/StatStrip';
import { PartError, type ShownPart } from '../kit/PartError';

interface InvoiceSumsProps {
  readonly part: ShownPart<Sums>;
  readonly currency: string;
}

const late = css({ color: 'tone.red.ink', fontWeight: 'strong' });

const invoices = ({ count }: Pick<SumOf, 'count'>) => `${formatCount(count)} invoice${count === 1 ? '' : 's'}`;

function Overdue({ sum }: { readonly sum: Sums['overdue'] }) {
  if (sum.oldest === null) return 'None';
  return (
    <span>
      <span className={late}>{invoices(sum)}</span>, the oldest by {sum.oldest} day{sum.oldest === 1 ? '' : 's'}
    </span>
  );
}

/** INV-01: what customers owe and paid, each for one standing only. */
export function InvoiceSums({ part, currency }: InvoiceSumsProps) {
  const { value, busy } = part.view;
  const money = (sum: SumOf | undefined) =>
    sum === undefined ? null : <Money amount={sum.amount} currency={currency} size="figure" />;
  return (
    <>
      <PartError part={part} what="the totals" />
      <PhoneFold label="Left to be paid" figure={money(value?.left)}>
        <StatStrip
          label="Sums of your invoices"
          busy={busy && value === null}
          figures={[
            {
              label: 'Left to be paid',
              value: money(value?.left),
              note: value && `${invoices(value.left)}, after part payments`,
            },
            { label: 'Overdue', value: money(value?.overdue), note: value && <Overdue sum={value.overdue} /> },
            { label: 'Being confirmed', value: money(value?.confirming), note: value && invoices(value.confirming) },
            { label: 'Received', value: money(value?.received), note: value && `from ${invoices(value.received)}` },
          ]}
        />
      </PhoneFold>
    </>
  );
}
