import { byText, type Sort } from '../../../../machines/kit/list/sorting';
import { byAmount } from '../../../../machines/kit/values/amountOrder';
import type { Subscriber } from '../../../../machines/links/subscribers/subscribers.machine';
import { css } from '../../../../styled-system/css';
import type { SortableColumn } from '../../../flow/useSort';
import { WrappedCell } from '../../../ui/tables/cells';
import { orDash } from '../../../ui/text/format';
import { Money } from '../../../ui/text/Money';
import { type StatusLook, statusColumn, textColumn } from '../../kit/columns';

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'subscribed', direction: 'descending' };

/** SBS-01: New is green and Old is red, as in the documents. They give no colour for Active. */
const STATUS: StatusLook = {
  looks: new Map([
    ['New', { tone: 'green', icon: 'circle-dashed' }],
    ['Active', { tone: 'indigo', icon: 'circle-check' }],
    ['Old', { tone: 'red', icon: 'circle-slash' }],
  ]),
  otherwise: { tone: 'plain', icon: 'circle-dot' },
};

/** Hides columns that do not fit. */
const without = css({
  display: 'none',
  _wide: { xlDown: { display: 'block', color: 'ink.soft', whiteSpace: 'normal', maxW: '[16rem]' } },
});

const stacked = css({ display: 'inline', _wide: { display: 'block', xlDown: { py: '1' } } });

const Reached = ({ emailAddress, phoneNumber, paymentType, payments }: Subscriber) => (
  <div className={stacked}>
    {emailAddress}
    <span className={without}>
      {[phoneNumber, paymentType, payments !== null && (payments === 1 ? '1 payment' : `${payments} payments`)]
        .filter(Boolean)
        .join(', ')}
    </span>
  </div>
);

/** SBS-01: the documents show phone numbers in one place and payment types in another. The list shows both. */
export const subscriberColumns: readonly SortableColumn<Subscriber>[] = [
  textColumn('name', 'Customer name', ({ customerName }) => customerName, { place: 'lead' }),
  {
    key: 'amount',
    head: 'Amount',
    align: 'right',
    place: 'figure',
    order: byAmount(
      ({ amount }) => amount,
      ({ currency }) => currency,
    ),
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  { key: 'phone', head: 'Phone number', tableFrom: 'xl', cell: ({ phoneNumber }) => orDash(phoneNumber) },
  {
    key: 'paymentType',
    head: 'Payment type',
    tableFrom: 'xl',
    order: byText(({ paymentType }) => paymentType),
    cell: ({ paymentType }) => <WrappedCell>{orDash(paymentType)}</WrappedCell>,
  },
  {
    key: 'email',
    head: 'Email address',
    order: byText(({ emailAddress }) => emailAddress),
    cell: Reached,
  },
  {
    key: 'frequency',
    head: 'Payment frequency',
    place: 'note',
    order: byText(({ frequency }) => frequency),
    cell: ({ frequency }) => orDash(frequency),
  },
  textColumn('payments', 'Number of payments', ({ payments }) => (payments === null ? '—' : `${payments}`), {
    tableFrom: 'xl',
    align: 'right',
  }),
  statusColumn(({ status }) => status, STATUS),
];
