/** What the customer gets, before it is sent: the invoice, the email with it, and the page where they pay. */
import { useState } from 'react';
import { type Bill as BillData, billOfOrder } from '../../../../machines/invoices/invoice/bill.rules';
import { type CustomerWords, customerWords } from '../../../../machines/invoices/invoice/customerWords';
import type { BillBusiness, InvoiceOrder, SentInvoice } from '../../../../machines/invoices/invoice/invoice.types';
import { css } from '../../../../styled-system/css';
import { SumOf } from '../../../ui/layers/OutcomeSheet';
import { ModeSwitch } from '../../../ui/shell/ModeSwitch';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { formatDay } from '../../../ui/text/dates';
import { formatAmount } from '../../../ui/text/format';
import { Money } from '../../../ui/text/Money';
import { Bill } from '../bill/Bill';

interface CustomerViewsProps {
  readonly order: InvoiceOrder;
  readonly sent: SentInvoice | null;
  readonly business: BillBusiness;
}

const stage = css({
  p: { md: '5' },
  bg: { md: 'desk' },
  minW: '0',
  display: 'grid',
  gap: '4',
  justifyItems: 'center',
  '& > *': { maxW: '[49.625rem]' },
  '& > :not([role=group])': { w: 'full' },
});
const sheet = css({
  display: 'grid',
  gap: '4',
  p: { base: '4', md: '6' },
  bg: 'sheet',
  border: '[1px solid token(colors.line.soft)]',
  overflowWrap: 'anywhere',
});
/** Looks like the customer's button, and does nothing here. */
const drawn = css({
  justifySelf: 'start',
  px: '4',
  py: '2',
  border: '[1px dashed token(colors.line.control)]',
  borderRadius: 'control',
  color: 'ink.soft',
  fontWeight: 'medium',
});
const later = css({ color: 'ink.soft', borderBottom: '[1px dashed token(colors.line.control)]' });
const soft = css({ color: 'ink.soft', fontSize: 'note' });

const VIEWS = [
  { value: 'Invoice', tone: 'inked' },
  { value: 'Email', tone: 'inked' },
  { value: 'Payment page', tone: 'inked' },
] as const;
type View = (typeof VIEWS)[number]['value'];

export function CustomerViews({ order, sent, business }: CustomerViewsProps) {
  const [view, setView] = useState<View>('Invoice');
  const bill = billOfOrder(order, sent, business);
  const shown = { bill, order, words: customerWords(order, business.name) };
  return (
    <div className={stage}>
      <ModeSwitch<View> label="What the customer gets" value={view} modes={VIEWS} onChoose={setView} />
      {view === 'Email' && <Email {...shown} />}
      {view === 'Payment page' && <PaymentPage {...shown} />}
      <Bill bill={bill} />
    </div>
  );
}

interface Sight {
  readonly bill: BillData;
  readonly order: InvoiceOrder;
  readonly words: CustomerWords;
}

const Reference = ({ bill }: Pick<Sight, 'bill'>) =>
  bill.reference === null ? <span className={later}>reference</span> : <bdi>{bill.reference}</bdi>;

/** What stands above the bill in the email. */
const Email = ({ bill, order, words }: Sight) => (
  <section className={sheet} aria-label="Email">
    <DescriptionList
      rows={[
        { label: 'From', value: bill.business.name },
        { label: 'To', value: order.customerEmail },
        ...(order.companyEmail ? [{ label: 'Copy to', value: order.companyEmail }] : []),
        {
          label: 'Subject',
          value: (
            <>
              {words.subject[0]}
              <Reference bill={bill} />
              {words.subject[1]}
            </>
          ),
        },
      ]}
    />
    <p>
      <b>
        <bdi>{bill.business.name}</bdi>
      </b>{' '}
      {words.sentYou} <b>{formatAmount(order.total, order.currency)}</b>, {words.payBy(formatDay(order.dueOn))}.
    </p>
    <span className={drawn}>{words.viewAndPay}</span>
  </section>
);

/** What stands beside the bill on the page where the customer pays. */
const PaymentPage = ({ bill, order, words }: Sight) => (
  <section className={sheet} aria-label="Payment page">
    <div>
      <p>
        <b>
          <bdi>{order.title}</bdi>
        </b>
      </p>
      <p className={soft}>
        Invoice <Reference bill={bill} /> for <bdi>{order.customerName}</bdi>
      </p>
    </div>
    <SumOf label={words.leftToPay} sum={<Money amount={order.total} currency={order.currency} size="sum" />}>
      {words.payBy(formatDay(order.dueOn))}
    </SumOf>
    {order.partPayments && <p>The customer chooses to pay all of it or a part.</p>}
    <span className={drawn}>Pay {formatAmount(order.total, order.currency)}</span>
    <p className={soft}>The page offers the ways to pay of your account. A fee that the customer pays is added there.</p>
  </section>
);
