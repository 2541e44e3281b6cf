import type { BillBusiness } from '../../../../machines/invoices/invoice/invoice.types';
import { dueInWords, standing } from '../../../../machines/invoices/invoices/invoices.rules';
import { sentences } from '../../../../machines/kit/flow/fault';
import { css } from '../../../../styled-system/css';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Busy } from '../../../ui/feedback/Busy';
import { SumOf } from '../../../ui/layers/OutcomeSheet';
import { PageFoot } from '../../../ui/layout/PageFoot';
import { Stack } from '../../../ui/layout/Stack';
import { TakesFocus } from '../../../ui/layout/TakesFocus';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { formatDay } from '../../../ui/text/dates';
import { Money } from '../../../ui/text/Money';
import { Icon } from '../../../ui/theme/Icon';
import type { newInvoiceFlows } from '../../../wiring/invoices/newInvoice';
import { draftWords } from '../../kit/draftWords';
import { mayHaveGone } from '../../kit/outcomeWords';
import { Refused } from '../../kit/Refused';
import { TestMode } from '../../kit/TestMode';
import { CustomerViews } from './CustomerViews';
import type { InvoiceFlow } from './invoiceFlow';
import { OverdueBefore } from './OverdueBefore';

interface InvoiceReviewProps {
  readonly flow: InvoiceFlow;
  /** Whether the draft would survive a reload. */
  readonly isKept: boolean;
  readonly business: BillBusiness;
  readonly flows: Pick<typeof newInvoiceFlows, 'invoiceSums'>;
}

const container = css({ containerType: 'inline-size', minW: '0' });
const read = css({
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '@container (width >= 56rem)': { gridTemplateColumns: '[minmax(0, 1fr) 22.5rem]' },
});
const checks = css({ display: 'grid', gap: '2' });
const check = css({ display: 'flex', gap: '2', '& svg': { mt: '[2px]', color: 'tone.green.ink' } });

/** The invoice as the customer will see it. What is sent is what is read here. */
export function InvoiceReview({ flow: { view, send }, isKept, business, flows }: InvoiceReviewProps) {
  const { order, sent, step, problem } = view;
  if (order === null) return null;
  const stood = standing({ status: 'Pending', amount: order.total, paid: '0', refunded: '0', dueOn: order.dueOn });
  const due = dueInWords(stood);
  return (
    <Stack>
      <TestMode />
      {step === 'reading' && problem !== null && (
        <TakesFocus>
          <Refused problem={problem}>{draftWords(isKept)}</Refused>
        </TakesFocus>
      )}
      <Outcome {...{ view, send }} />
      <div className={container}>
        <div className={read}>
          <CustomerViews order={order} sent={sent} business={business} />
          <Stack>
            <SumOf label="You ask for" sum={<Money amount={order.total} currency={order.currency} size="sum" />}>
              by {formatDay(order.dueOn)}
              {due && `, ${due.text.replace(/^Due /, '')}`}
            </SumOf>
            <DescriptionList
              rows={[
                { label: 'To', value: order.customerEmail },
                ...(order.companyEmail ? [{ label: 'Copy to', value: order.companyEmail }] : []),
                { label: 'From', value: business.name },
                { label: 'Part payments', value: order.partPayments ? 'Allowed' : 'Not allowed' },
              ]}
            />
            <ul className={checks}>
              <li className={check}>
                <Icon name="circle-check" />
                <span>The items, discount and tax add up to the total.</span>
              </li>
              <li className={check}>
                <Icon name="circle-check" />
                <span>The customer can’t pay more than the total.</span>
              </li>
              <OverdueBefore
                flows={flows}
                customer={order.companyName || order.customerName}
                email={order.customerEmail}
                currency={order.currency}
              />
            </ul>
          </Stack>
        </div>
      </div>
      {(step === 'reading' || step === 'submitting') && (
        <PageFoot
          note={step === 'reading' ? 'Nothing has been sent yet. You can’t change an invoice after you send it.' : 'Sending…'}
          actions={
            <>
              <Button icon="arrow-left" disabled={step !== 'reading'} onPress={() => send({ type: 'invoice.revised' })}>
                Back<VisuallyHidden> to the form</VisuallyHidden>
              </Button>
              <Button kind="solid" busy={step === 'submitting'} onPress={() => send({ type: 'invoice.sent' })}>
                Send invoice
              </Button>
            </>
          }
        />
      )}
    </Stack>
  );
}

/** A lost response: nothing is sent again before its outcome is known. */
function Outcome({ view, send }: Pick<InvoiceFlow, 'view' | 'send'>) {
  if (view.step === 'checkingOutcome') return <Busy>Checking the status of your invoice…</Busy>;
  if (view.step !== 'outcomeUnknown') return null;
  return (
    <TakesFocus>
      <Alert
        tone="plain"
        action={
          <Button kind="solid" onPress={() => send({ type: 'outcome.retry' })}>
            Check status
          </Button>
        }
      >
        {sentences(mayHaveGone(view.reply, 'invoice'), 'Check the status.')}
      </Alert>
    </TakesFocus>
  );
}
