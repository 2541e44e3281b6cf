import { namedBusiness } from '../../../machines/invoices/invoice/bill.rules';
import { bookmarkInvoice, type InvoiceView, selectInvoice } from '../../../machines/invoices/invoice/invoice.select';
import type { Bookmark } from '../../../machines/invoices/invoice/invoice.types';
import { INVOICES } from '../../../machines/invoices/invoices/invoices.rules';
import { sentences } from '../../../machines/kit/flow/fault';
import { Link } from '../../flow/Link';
import { useUnsaved } from '../../flow/unsaved';
import { useFlow } from '../../flow/useFlow';
import { useKept } from '../../flow/useKept';
import { useSearch } from '../../flow/useSearch';
import { Button } from '../../ui/buttons/Button';
import { linkStyle } from '../../ui/buttons/button.style';
import { Alert } from '../../ui/feedback/Alert';
import { Loading } from '../../ui/feedback/Loading';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { Page } from '../../ui/layout/Page';
import { PageSteps } from '../../ui/layout/PageSteps';
import { Stack } from '../../ui/layout/Stack';
import type { newInvoiceFlows } from '../../wiring/invoices/newInvoice';
import { draftWords } from '../kit/draftWords';
import { Refused } from '../kit/Refused';
import { BackToList } from './form/BackToList';
import { InvoiceForm } from './form/InvoiceForm';
import { InvoiceReview } from './form/InvoiceReview';
import { InvoiceSent } from './form/InvoiceSent';
import type { InvoiceFlow } from './form/invoiceFlow';
import { invoiceBookmark } from './invoiceWords';

export interface NewInvoiceScreenProps {
  readonly flows: typeof newInvoiceFlows;
  /** The currency of the dashboard. */
  readonly currency: string;
  /** The name of the active business. */
  readonly business: string;
  /** Whether this role may see the customers. */
  readonly offersCustomers: boolean;
}

const TITLE = 'New Invoice';
const STEPS = ['Fill in', 'Review'];
const WORK = 'Your invoice';

const AT_REVIEW: readonly InvoiceView['step'][] = ['reading', 'submitting', 'checkingOutcome', 'outcomeUnknown', 'sent'];

/** INV-02, INV-03: sends an invoice. `from` in the address fills it in as another one. */
export function NewInvoiceScreen(props: NewInvoiceScreenProps) {
  const from = new URLSearchParams(useSearch()).get('from') ?? '';
  // Each invoice that is duplicated has a form of its own.
  return <InvoicePage key={from} from={from} {...props} />;
}

function InvoicePage({ from, ...props }: NewInvoiceScreenProps & { readonly from: string }) {
  const { flows, currency } = props;
  const { recalled, isKept, savedAt, keep } = useKept<Bookmark>(invoiceBookmark(from), WORK);
  const flow = useFlow(flows.invoice, {
    input: { currency, from: from || null, bookmark: recalled },
    select: selectInvoice,
    onChange: (snapshot) => keep(bookmarkInvoice(snapshot)),
  });
  const { step } = flow.view;
  useUnsaved(step === 'submitting' ? WORK : null);
  return (
    <Page
      title={TITLE}
      above={
        <Breadcrumb>
          {[
            <Link key="list" href={INVOICES} className={linkStyle}>
              Invoices
            </Link>,
            TITLE,
          ]}
        </Breadcrumb>
      }
      actions={<PageSteps labels={STEPS} current={AT_REVIEW.includes(step) ? 1 : 0} />}
    >
      <Step flow={flow} isKept={isKept} savedAt={savedAt} {...props} />
    </Page>
  );
}

interface StepProps extends NewInvoiceScreenProps {
  readonly flow: InvoiceFlow;
  /** Whether the draft would survive a reload. */
  readonly isKept: boolean;
  readonly savedAt: string | null;
}

function Step({ flow, isKept, savedAt, flows, business, offersCustomers }: StepProps) {
  const { view, send } = flow;
  const from = view.business ?? namedBusiness(business);
  switch (view.step) {
    case 'copying':
    case 'loading':
      return (
        <Stack>
          <Refused problem={view.problem}>{sentences('Nothing was sent.', draftWords(isKept))}</Refused>
          <Loading outline={<Skeleton lines={6} />}>Loading the form…</Loading>
          <div>
            <BackToList send={send} />
          </div>
        </Stack>
      );
    case 'loadFailed':
      return (
        <Stack>
          <Alert tone="bad" action={<Button onPress={() => send({ type: 'choices.retry' })}>Try again</Button>}>
            {sentences(view.problem, 'Nothing was sent.', draftWords(isKept))}
          </Alert>
          <div>
            <BackToList send={send} />
          </div>
        </Stack>
      );
    case 'filling':
      return (
        <InvoiceForm
          flow={flow}
          isKept={isKept}
          savedAt={savedAt}
          business={from}
          customers={offersCustomers ? flows.customers : null}
        />
      );
    case 'reading':
    case 'submitting':
    case 'checkingOutcome':
    case 'outcomeUnknown':
      return <InvoiceReview flow={flow} isKept={isKept} business={from} flows={flows} />;
    case 'sent':
      return (
        <>
          <InvoiceReview flow={flow} isKept={isKept} business={from} flows={flows} />
          <InvoiceSent flow={flow} machine={flows.invoicePicture} />
        </>
      );
    case 'ended':
      return null;
  }
}
