import type { Invoice } from '../../../machines/invoices/invoices/invoices.machine';
import { mayBePaid, ownPaymentPage, standing } from '../../../machines/invoices/invoices/invoices.rules';
import { byDate, byText, type Sort } from '../../../machines/kit/list/sorting';
import { css } from '../../../styled-system/css';
import type { SortableColumn } from '../../flow/useSort';
import type { MenuItem } from '../../ui/buttons/Menu';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { NamedCell, narrowName } from '../../ui/tables/NamedCell';
import { formatDay } from '../../ui/text/dates';
import { actionColumn } from '../kit/actionColumn';
import { textColumn } from '../kit/columns';
import { moneyColumn } from '../kit/moneyColumn';
import { referenceColumn } from '../kit/referenceColumn';
import { DueWords, READ_ONLY, standingWords } from './invoiceWords';
import { lookOf } from './status';

/** The provider's order. No column has it. */
export const NEWEST_FIRST: Sort = { key: 'made', direction: 'descending' };

const two = css({ display: 'grid', justifyItems: 'start', gap: '[0.125rem]', _wide: { py: '[0.375rem]' } });
const small = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });
const wideOnly = css({ _narrow: { srOnly: true } });
const phoneOnly = css({ _wide: { display: 'none' } });
// Beside the other columns of a small table a part payment takes two lines.
const smallWide = css({
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  _narrow: { srOnly: true },
  _wide: { '@container (width < 52rem)': { whiteSpace: 'normal', maxW: '[9.5rem]' } },
});

const roomy = css({ '@container (width < 52rem)': { srOnly: true } });

export interface InvoiceDoings {
  readonly mayManage: boolean;
  readonly onView: (invoice: Invoice) => void;
  readonly onCopy: (invoice: Invoice) => void;
  readonly onResend: (invoice: Invoice) => void;
  readonly onDuplicate: (invoice: Invoice) => void;
}

/** INV-01: the documented actions, then ours. A payment is initiated only while something is left to pay. */
const itemsOf = (invoice: Invoice, { mayManage, onView, onCopy, onResend, onDuplicate }: InvoiceDoings): readonly MenuItem[] => [
  { key: 'view', label: 'View Invoice', icon: 'eye', onChoose: () => onView(invoice) },
  ...(mayBePaid(invoice)
    ? [{ key: 'pay', label: 'Initiate Payment', icon: 'arrow-up-right' as const, href: ownPaymentPage(invoice) }]
    : []),
  ...(mayBePaid(invoice)
    ? [
        {
          key: 'resend',
          label: 'Resend invoice',
          icon: 'refresh' as const,
          disabled: !mayManage,
          reason: READ_ONLY,
          onChoose: () => onResend(invoice),
        },
        { key: 'copy', label: 'Copy payment link', icon: 'copy' as const, onChoose: () => onCopy(invoice) },
      ]
    : []),
  {
    key: 'duplicate',
    label: 'Duplicate',
    icon: 'plus',
    disabled: !mayManage,
    reason: READ_ONLY,
    onChoose: () => onDuplicate(invoice),
  },
];

/** INV-01: the documented columns. @param common the currency of all rows. Null if there are several. */
export const invoiceColumns = (common: string | null, doings: InvoiceDoings): readonly SortableColumn<Invoice>[] => [
  textColumn('title', 'Title', ({ title }) => title, {
    place: 'lead',
    cell: ({ title }) => <span className={narrowName}>{title}</span>,
  }),
  {
    key: 'customer',
    head: 'Customer Name',
    place: 'note',
    order: byText(({ companyName, customerName }) => companyName || customerName),
    cell: ({ companyName, customerName, customerEmail }) => (
      <NamedCell
        name={companyName || customerName}
        note={customerEmail && <span className={roomy}>{customerEmail}</span>}
        amongMany
      />
    ),
  },
  referenceColumn('reference', 'Reference', ({ reference }) => reference, { from: 'xl' }),
  moneyColumn<Invoice>(common)('amount', 'Amount', ({ amount }) => amount, { place: 'figure' }),
  {
    key: 'due',
    head: 'Due date',
    order: byDate(({ dueOn }) => dueOn),
    isTall: true,
    cell: (invoice) => (
      // Words that already say that it is due need no head in front of them, and what is due no more has no line on a phone.
      <span className={two} {...(standing(invoice).daysLeft === null ? { 'data-over': '' } : { 'data-worded': '' })}>
        <span className={wideOnly}>{invoice.dueOn === null ? '—' : formatDay(invoice.dueOn)}</span>{' '}
        <span className={small}>
          <DueWords invoice={invoice} />
          {standing(invoice).standing === 'partPaid' && (
            // The status says it to screen readers.
            <span className={phoneOnly} aria-hidden="true">
              , {standingWords(invoice).replace(/^P/, 'p')}
            </span>
          )}
        </span>
      </span>
    ),
  },
  {
    key: 'status',
    head: 'Status',
    place: 'mark',
    order: byText((invoice) => `${invoice.status} ${standingWords(invoice)}`),
    isTall: true,
    cell: (invoice) => (
      <span className={two}>
        <StatusMark {...lookOf(invoice.status)}>{invoice.status}</StatusMark>{' '}
        <span className={smallWide}>{standingWords(invoice)}</span>
      </span>
    ),
  },
  actionColumn(
    ({ title, reference }) => `${title} ${reference}`,
    (invoice) => itemsOf(invoice, doings),
  ),
];
