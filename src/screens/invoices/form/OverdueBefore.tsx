import { overdueOf, pageOfInvoice } from '../../../../machines/invoices/invoices/invoices.rules';
import { css } from '../../../../styled-system/css';
import { Link } from '../../../flow/Link';
import { useResource } from '../../../flow/useResource';
import { linkStyle } from '../../../ui/buttons/button.style';
import { Icon } from '../../../ui/theme/Icon';
import type { newInvoiceFlows } from '../../../wiring/invoices/newInvoice';

interface OverdueBeforeProps {
  readonly flows: Pick<typeof newInvoiceFlows, 'invoiceSums'>;
  readonly customer: string;
  readonly email: string;
  readonly currency: string;
}

const line = css({ display: 'flex', gap: '2', '& svg': { mt: '[2px]', color: 'tone.orange.ink' } });

/** INV-02: a warning beside the checks if the customer owes on earlier invoices. It never blocks, and nothing is said if it isn’t known. */
export function OverdueBefore({ flows, customer, email, currency }: OverdueBeforeProps) {
  const { view } = useResource(flows.invoiceSums, currency);
  const overdue = overdueOf(view.value ?? [], email);
  const [first] = overdue;
  if (!first) return null;
  return (
    <li className={line}>
      <Icon name="triangle-alert" />
      <span>
        <bdi>{customer}</bdi> has {overdue.length === 1 ? 'one overdue invoice' : `${overdue.length} overdue invoices`}.{' '}
        <Link href={pageOfInvoice(first)} className={linkStyle}>
          View {first.reference}
        </Link>
      </span>
    </li>
  );
}
