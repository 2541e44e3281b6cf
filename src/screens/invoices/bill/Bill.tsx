import './billSheet';
import type { ReactNode } from 'react';
import {
  type Bill as BillData,
  type BillPayment,
  type BillSum,
  isLongNote,
} from '../../../../machines/invoices/invoice/bill.rules';
import { groupThousands } from '../../../../machines/kit/values/money';
import { formatDay } from '../../../ui/text/dates';
import { formatSigned } from '../../../ui/text/format';
import { Icon } from '../../../ui/theme/Icon';
import { BillQr } from './BillQr';

interface BillProps {
  readonly bill: BillData;
  /** Beside the form. */
  readonly small?: boolean;
}

const Dashed = ({ children }: { readonly children: ReactNode }) => <span className="gho">{children}</span>;

const SET_LATER = 'Set when you send';
const OPEN = 'To be fixed';

const LABELS: Readonly<Record<BillSum['kind'], string>> = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  tax: 'Tax',
  adjustment: 'Adjustment',
};

/** INV-02: the label of a tax says its real rate. */
export const sumLabel = ({ kind, percent }: Pick<BillSum, 'kind' | 'percent'>): string =>
  percent === '' ? LABELS[kind] : `${LABELS[kind]} (${shortPercent(percent)}%)`;

/** `7.5`, also of `7.50`. */
const shortPercent = (percent: string) =>
  percent
    .trim()
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

/** How the bill and the details call what was paid or went back. */
export const PAYMENTS: Readonly<Record<BillPayment['kind'], string>> = {
  paid: 'Paid',
  refunded: 'Refunded',
  chargedBack: 'Charged back',
};

const Amount = ({ currency, amount }: { readonly currency: string; readonly amount: string | null }) =>
  amount === null ? (
    <Dashed>{OPEN}</Dashed>
  ) : (
    <>
      <span className="cur">{currency}</span> {formatSigned(amount, currency)}
    </>
  );

/** The bill as its customer reads it. */
export function Bill({ bill, small = false }: BillProps) {
  const { business, currency } = bill;
  const figure = (amount: string | null) => (amount === null ? <Dashed>{OPEN}</Dashed> : formatSigned(amount, currency));
  const isPaidInPart = bill.payments.length > 0;
  return (
    <article className="paper" data-bill data-small={small || undefined} aria-label={`Invoice ${bill.reference ?? ''}`.trim()}>
      <div className="bill">
        <div className="bh">
          <span className="who2">
            {business.logo && <img className="crest" src={business.logo} width={40} height={40} alt="" />}
            <b>
              <bdi>{business.name}</bdi>
            </b>
          </span>
          <span className="doc">
            <b>Invoice</b>
            {bill.reference ?? <Dashed>{SET_LATER}</Dashed>}
            {bill.isVoid && (
              <>
                <br />
                <strong>Void</strong>
              </>
            )}
          </span>
        </div>
        <dl className="bf">
          <div>
            <dt>Issued</dt>
            <dd>{formatDay(bill.issuedOn)}</dd>
          </div>
          <div>
            <dt>Due</dt>
            <dd>{bill.dueOn === null ? <Dashed>{OPEN}</Dashed> : formatDay(bill.dueOn)}</dd>
          </div>
          <div className="due">
            <dt>{isPaidInPart ? 'Left to pay' : 'Amount due'}</dt>
            <dd>
              <Amount currency={currency} amount={bill.left} />
            </dd>
          </div>
        </dl>
        <div className="bp">
          <Party label="From" lines={[business.name, ...business.address.split('\n'), business.email, business.phone]} />
          <Party label="Bill to" lines={bill.customer} />
        </div>
        <div>
          {bill.title && (
            <h2>
              <bdi>{bill.title}</bdi>
            </h2>
          )}
          <table>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">Quantity</th>
                <th scope="col">Rate</th>
                <th scope="col">Amount</th>
              </tr>
            </thead>
            <tbody>
              {bill.items.map(({ key, item, quantity, rate, amount }) => (
                <tr key={key}>
                  <td>
                    {item === '' ? <Dashed>{OPEN}</Dashed> : <bdi>{item}</bdi>}
                    {rate && (
                      <small>
                        {groupThousands(quantity)} × {formatSigned(rate, currency)}
                      </small>
                    )}
                  </td>
                  <td>{groupThousands(quantity)}</td>
                  <td>{formatSigned(rate, currency)}</td>
                  <td>{figure(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="foot2" data-long={isLongNote(bill.note) || undefined}>
          <div className="say">
            {bill.note && (
              <>
                <span className="lab">Note</span>
                <p>{bill.note}</p>
              </>
            )}
          </div>
          <dl className="sums">
            {bill.sums.map((sum) => (
              <div key={sum.kind}>
                <dt>{sumLabel(sum)}</dt>
                <dd>{figure(sum.amount)}</dd>
              </div>
            ))}
            {isPaidInPart && (
              <div className="sub">
                <dt>Total</dt>
                <dd>{figure(bill.total)}</dd>
              </div>
            )}
            {bill.payments.map(({ kind, on, amount }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two payments of a day may be alike, and none is ever removed
              <div key={place}>
                <dt>
                  {PAYMENTS[kind]} {formatDay(on)}
                </dt>
                <dd>{figure(amount)}</dd>
              </div>
            ))}
            <div className="total">
              <dt>{isPaidInPart ? 'Left to pay' : 'Total'}</dt>
              <dd>
                <Amount currency={currency} amount={isPaidInPart ? bill.left : bill.total} />
              </dd>
            </div>
          </dl>
        </div>
        <div className="end">
          {bill.isOpen && <HowToPay bill={bill} />}
          <div className="small page">
            <span>
              {[business.name, business.rcNumber && `RC ${business.rcNumber}`, business.tin && `TIN ${business.tin}`]
                .filter(Boolean)
                .join(', ')}
            </span>
            <span>Page 1 of 1</span>
          </div>
        </div>
      </div>
    </article>
  );
}

interface PartyProps {
  readonly label: string;
  /** The first is who it is. */
  readonly lines: readonly string[];
}

function Party({ label, lines }: PartyProps) {
  const [name, ...others] = lines.map((line) => line.trim()).filter(Boolean);
  return (
    <div>
      <span className="lab">{label}</span>
      <br />
      <b>{name === undefined ? <Dashed>{OPEN}</Dashed> : <bdi>{name}</bdi>}</b>
      <p>
        {others.map((line, place) => (
          <bdi key={line}>
            {place > 0 && <br />}
            <Breaking text={line} />
          </bdi>
        ))}
      </p>
    </div>
  );
}

/** An address breaks after its sign, if it has to break. */
function Breaking({ text }: { readonly text: string }) {
  const at = text.indexOf('@') + 1;
  return at === 0 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

const METHODS = 'card, bank transfer or USSD';

function HowToPay({ bill: { url, dueOn, receiptTo } }: { readonly bill: BillData }) {
  const by = dueOn === null ? 'the due date' : <span className="day">{formatDay(dueOn)}</span>;
  if (!url)
    return (
      <div className="how">
        <span className="noqr">
          <Icon name="qr-code" />
        </span>
        <div>
          <h3>How to pay</h3>
          <p>{url === null ? 'The payment link and its QR code are added when you send.' : 'Ask us how to pay this invoice.'}</p>
          {url === null && <p>Card, bank transfer or USSD, by {by}.</p>}
        </div>
      </div>
    );
  return (
    <div className="how">
      <BillQr url={url} />
      <div>
        <h3>How to pay</h3>
        <ol>
          <li>
            Scan the code, or open <a href={url}>{url.replace(/^https?:\/\//, '')}</a>
          </li>
          <li>
            Pay by {METHODS} by {by}.
          </li>
          {receiptTo && (
            <li>
              Your receipt goes to <Breaking text={receiptTo} />.
            </li>
          )}
        </ol>
      </div>
    </div>
  );
}
