import { useEffect } from 'react';
import { billOfInvoice } from '../../../machines/invoices/invoice/bill.rules';
import type { InvoiceInFull } from '../../../machines/invoices/invoiceDetails/invoiceDetails.machine';
import { resendableAt, whyNotResent } from '../../../machines/invoices/invoiceResend/invoiceResend.machine';
import { duplicateOf, INVOICES, isPayable, standing } from '../../../machines/invoices/invoices/invoices.rules';
import { whyNotVoid } from '../../../machines/invoices/invoiceVoid/invoiceVoid.machine';
import { css } from '../../../styled-system/css';
import { useDialogAddress } from '../../flow/dialogAddress';
import { Link } from '../../flow/Link';
import { useSegments } from '../../flow/segments';
import { useResource } from '../../flow/useResource';
import { Button } from '../../ui/buttons/Button';
import { ButtonPlace } from '../../ui/buttons/ButtonPlace';
import { buttonStyle, linkStyle } from '../../ui/buttons/button.style';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { Section } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { usePaper } from '../../ui/layout/usePaper';
import { RecordColumns } from '../../ui/tables/RecordColumns';
import { CountdownTo } from '../../ui/text/Countdown';
import { formatDay } from '../../ui/text/dates';
import { Money } from '../../ui/text/Money';
import { useTimeLeft } from '../../ui/text/useTimeLeft';
import type { invoiceDetailsFlows } from '../../wiring/invoices/invoiceDetails';
import { DetailsPage } from '../kit/DetailsPage';
import { pageOfCustomer } from '../kit/pageOfCustomer';
import { Bill } from './bill/Bill';
import { useInvoicePicture } from './form/InvoiceSent';
import { type Asked, InvoiceDialogs } from './InvoiceDialogs';
import { CustomerPart, ItemsPart, MoneyPart, TimelinePart } from './InvoiceParts';
import { DueWords, READ_ONLY, standingWords } from './invoiceWords';
import { lookOf } from './status';

interface InvoiceDetailsScreenProps {
  readonly flows: typeof invoiceDetailsFlows;
  /** The name of the active business. */
  readonly business: string;
  readonly mayManage: boolean;
  /** The path of a transaction's details, before its reference. Null if this role cannot open it. */
  readonly transactions: string | null;
  readonly leadsToCustomer: boolean;
}

const LIST = { label: 'Invoices', path: INVOICES };
const OPEN = ['ask'] as const;
const onPaper = css({ display: 'none', _print: { display: 'block' } });
const apart = css({ display: 'grid', gap: '3', justifyItems: 'start' });
const marks = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

const askedIn = (text: string | null): Asked | null => (text === 'resend' || text === 'void' || text === 'paid' ? text : null);

/** INV-04: shows the invoice whose id is in the URL. It cannot be changed, but sent again, duplicated, voided or marked as paid. */
export function InvoiceDetailsScreen(props: InvoiceDetailsScreenProps) {
  const { flows, mayManage, business } = props;
  const id = useSegments().at(-2) ?? '';
  const part = useResource(flows.invoiceDetails, id);
  const { value } = part.view;
  const { about, open, close } = useDialogAddress(OPEN);
  const picture = useInvoicePicture(flows.invoicePicture);
  const asked = mayManage ? askedIn(about('ask')) : null;
  usePaper();
  const title = value?.title ?? '';
  useEffect(() => {
    // A browser names the file of a printed page by its title.
    if (title === '') return;
    const before = document.title;
    const name = () => {
      document.title = `Invoice ${value?.reference ?? ''}`;
    };
    const restore = () => {
      document.title = before;
    };
    window.addEventListener('beforeprint', name);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', name);
      window.removeEventListener('afterprint', restore);
    };
  }, [title, value?.reference]);
  return (
    <DetailsPage
      title="Invoice details"
      list={LIST}
      part={part}
      what="this invoice"
      name={value?.reference ?? id}
      actions={
        value && (
          <>
            {mayManage && (
              <ButtonPlace kind="ruled">
                <Link href={duplicateOf(value)} className={buttonStyle('ruled')}>
                  Duplicate
                </Link>
              </ButtonPlace>
            )}
            <Button icon="printer" onPress={() => window.print()}>
              Print
            </Button>
            <Button icon="download" busy={picture.busy} onPress={() => picture.save(value.reference)}>
              Download
            </Button>
            <ResendButton invoice={value} mayManage={mayManage} onPress={() => open('ask', 'resend')} />
          </>
        )
      }
      dialogs={
        value &&
        asked && (
          <InvoiceDialogs
            flows={flows}
            invoice={value}
            asked={asked}
            onDone={() => {
              close();
              part.send({ type: 'refresh' });
            }}
          />
        )
      }
    >
      {(invoice) => (
        <>
          <Stack>
            <Head invoice={invoice} leadsToCustomer={props.leadsToCustomer} />
            <RecordColumns
              first={<MoneyPart invoice={invoice} />}
              side={
                <>
                  <CustomerPart invoice={invoice} />
                  {mayManage && <ChangesPart invoice={invoice} onAsk={(what) => open('ask', what)} />}
                </>
              }
            >
              <TimelinePart invoice={invoice} transactions={props.transactions} />
              <ItemsPart invoice={invoice} />
            </RecordColumns>
          </Stack>
          <div className={onPaper} data-print>
            <Bill bill={billOfInvoice(invoice, business)} />
          </div>
        </>
      )}
    </DetailsPage>
  );
}

interface ResendProps {
  readonly invoice: InvoiceInFull;
  readonly mayManage: boolean;
  readonly onPress: () => void;
}

/** At most once a minute: until then, the button says when. */
function ResendButton({ invoice, mayManage, onPress }: ResendProps) {
  const at = resendableAt(invoice);
  const isWaiting = useTimeLeft(at) > 0;
  const why = mayManage ? whyNotResent(invoice) : READ_ONLY;
  return (
    <Button kind="solid" disabled={why !== null || isWaiting} reason={why} onPress={onPress}>
      {why === null && isWaiting ? (
        <span>
          Resend invoice in <CountdownTo at={at} />
        </span>
      ) : (
        'Resend invoice'
      )}
    </Button>
  );
}

/** The status, the standing, and who owes how much by when. */
function Head({ invoice, leadsToCustomer }: { readonly invoice: InvoiceInFull; readonly leadsToCustomer: boolean }) {
  const { status, amount, currency, companyName, customerName, customerEmail, dueOn } = invoice;
  const name = companyName || customerName;
  return (
    <Stack close>
      <div className={marks}>
        <StatusMark {...lookOf(status)}>{status}</StatusMark>
        <span>{standingWords(invoice)}</span>
      </div>
      <Money amount={amount} currency={currency} size="sum" />
      <p>
        from{' '}
        {leadsToCustomer && customerEmail ? (
          <Link href={pageOfCustomer(customerEmail)} className={linkStyle}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        )}
        {dueOn !== null && `, due ${formatDay(dueOn)}${standing(invoice).daysLeft === null ? '' : ', '}`}
        <DueWords invoice={invoice} inText />
      </p>
    </Stack>
  );
}

interface ChangesProps {
  readonly invoice: InvoiceInFull;
  readonly onAsk: (what: Asked) => void;
}

/** What ends an invoice stands apart. */
function ChangesPart({ invoice, onAsk }: ChangesProps) {
  const why = whyNotVoid(invoice);
  const isOpen = isPayable(standing(invoice));
  return (
    <>
      <Section title="Paid outside">
        <div className={apart}>
          <p>Mark what is left as paid if the customer paid you in another way. No money moves.</p>
          <Button disabled={!isOpen} reason={isOpen ? null : 'Nothing is left to pay.'} onPress={() => onAsk('paid')}>
            Mark as paid
          </Button>
        </div>
      </Section>
      <Section title="Void this invoice">
        <div className={apart}>
          <p>A void invoice can’t be paid any more. You can’t undo this.</p>
          <Button icon="ban" disabled={why !== null} reason={why} onPress={() => onAsk('void')}>
            Void invoice
          </Button>
        </div>
      </Section>
    </>
  );
}
