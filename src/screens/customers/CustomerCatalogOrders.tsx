import { ORDERS, pageOfOrder } from '../../../machines/catalog/catalogOrders/catalogOrders.machine';
import type { customerCatalogOrdersMachine } from '../../../machines/customers/customerCatalogOrders/customerCatalogOrders.machine';
import type { Wired } from '../../../machines/kit/flow/port';
import { Link } from '../../flow/Link';
import { useResource } from '../../flow/useResource';
import { linkStyle } from '../../ui/buttons/button.style';
import { soleLinkStyle } from '../../ui/buttons/soleLink.style';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Section } from '../../ui/layout/Section';
import { FactsSkeleton } from '../../ui/tables/RecordSkeleton';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatDay } from '../../ui/text/dates';
import { Money } from '../../ui/text/Money';
import { PartError } from '../kit/PartError';

interface CustomerCatalogOrdersProps {
  readonly machine: Wired<typeof customerCatalogOrdersMachine>;
  readonly email: string;
}

/** CUS-04, CAT-01: what the customer ordered in catalogs, newest first. */
export function CustomerCatalogOrders({ machine, email }: CustomerCatalogOrdersProps) {
  const part = useResource(machine, email);
  const { value, fault } = part.view;
  const all = new URLSearchParams({ keyword: email, by: 'email' });
  const rows = value?.rows ?? [];
  return (
    <Section
      title="Catalog orders"
      actions={
        rows.length > 0 && (
          <Link href={`${ORDERS}?${all}`} className={soleLinkStyle}>
            View in Orders
          </Link>
        )
      }
    >
      <PartError part={part} what="what this customer ordered" />
      {value === null && (fault === null ? <FactsSkeleton rows={2} /> : <NotLoaded />)}
      {value !== null && rows.length === 0 && <p>No orders in your catalogs yet.</p>}
      {rows.length > 0 && (
        <DescriptionList
          rows={rows.map((order) => ({
            label: formatDay(order.createdAt),
            value: (
              <>
                <Link href={pageOfOrder(order)} className={linkStyle}>
                  {order.reference}
                </Link>{' '}
                <span>{order.catalogName}</span>, <Money amount={order.total} currency={order.currency} />
              </>
            ),
          }))}
        />
      )}
    </Section>
  );
}
