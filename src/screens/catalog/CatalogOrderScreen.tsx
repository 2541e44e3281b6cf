import { isolated } from '../../../contract/shownText';
import {
  type CatalogOrderDetails,
  maySend,
  sendWarning,
} from '../../../machines/catalog/catalogOrderDetails/catalogOrderDetails.machine';
import { ORDERS } from '../../../machines/catalog/catalogOrders/catalogOrders.machine';
import { emptyNote, NOTE_CHARACTERS, selectSending } from '../../../machines/catalog/orderSending/orderSending.machine';
import { addAll, isPositive } from '../../../machines/kit/values/money';
import { pageOfTransaction } from '../../../machines/transactions/transactions/transactions.machine';
import { css } from '../../../styled-system/css';
import { useDialogAddress } from '../../flow/dialogAddress';
import { Link } from '../../flow/Link';
import { useSegments } from '../../flow/segments';
import { useForm } from '../../flow/useForm';
import { useResource } from '../../flow/useResource';
import { Button } from '../../ui/buttons/Button';
import { linkStyle } from '../../ui/buttons/button.style';
import { TextAreaField } from '../../ui/controls/TextAreaField';
import { Callout } from '../../ui/feedback/Callout';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { Dialog } from '../../ui/layers/Dialog';
import { Section } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { PictureCell } from '../../ui/tables/PictureCell';
import { TotalsTable } from '../../ui/tables/TotalsTable';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatStep } from '../../ui/text/dates';
import { formatAmount, orDash } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { type Step, Timeline } from '../../ui/text/Timeline';
import type { catalogOrdersFlows } from '../../wiring/catalog/catalogOrders';
import { DetailsPage } from '../kit/DetailsPage';
import { FormButtons, FormFrame } from '../kit/FormFrame';
import { pageOfCustomer } from '../kit/pageOfCustomer';
import { TRANSACTION_STATUS } from '../transactions/status';
import { READ_ONLY } from './catalogParts';

interface CatalogOrderScreenProps {
  readonly flows: typeof catalogOrdersFlows;
  readonly mayManage: boolean;
}

const OPEN = ['sending'] as const;
const LIST = { label: 'Orders', path: ORDERS };
const FORM = 'order-sending';
const UNANSWERED = 'The customer may have our email already. Close this and check the order before you try again.';

const barOf = (order: CatalogOrderDetails, mayManage: boolean): string | null => {
  if (!mayManage) return READ_ONLY;
  if (order.sentAt !== null) return 'You marked this order as sent.';
  return sendWarning(order);
};

/** CAT-01: shows the order whose id is in the URL. */
export function CatalogOrderScreen({ flows, mayManage }: CatalogOrderScreenProps) {
  const id = useSegments()[2] ?? '';
  const part = useResource(flows.catalogOrderDetails, id);
  const { about, open, close } = useDialogAddress(OPEN);
  const order = part.view.value;
  const bar = order && barOf(order, mayManage);
  return (
    <DetailsPage
      title="Order"
      list={LIST}
      part={part}
      what="this order"
      name={order?.reference ?? 'Order'}
      actions={
        <>
          <Button icon="printer" onPress={() => window.print()}>
            Packing slip
          </Button>
          <Button kind="solid" disabled={order === null || bar !== null} reason={bar} onPress={() => open('sending', id)}>
            Mark as sent
          </Button>
        </>
      }
      dialogs={
        order !== null && mayManage && maySend(order) && about('sending') === id ? (
          <SendingDialog
            machine={flows.orderSending}
            order={order}
            onEnd={() => {
              close();
              // After a failure it may already be done.
              part.send({ type: 'refresh' });
            }}
          />
        ) : null
      }
    >
      {(details) => <Details order={details} />}
    </DetailsPage>
  );
}

function Details({ order }: { readonly order: CatalogOrderDetails }) {
  const { status, total, currency, refunded } = order;
  const isPaid = status === 'Successful';
  const warning = isPaid ? null : sendWarning(order);
  return (
    <Stack>
      <div>
        <StatusMark {...(TRANSACTION_STATUS.looks.get(status) ?? TRANSACTION_STATUS.otherwise)}>{status}</StatusMark>{' '}
        <strong>
          <Money amount={total} currency={currency} />
        </strong>
      </div>
      {warning && (
        <Callout tone="orange" role="note" title={warning}>
          We show here when the payment ends.
        </Callout>
      )}
      {isPositive(refunded) && (
        <Callout
          tone="plain"
          icon="undo-2"
          role="note"
          title={`${formatAmount(refunded, currency)} of the payment was refunded.`}
        >
          A refund doesn’t put items back in stock. If you can sell them again, edit the stock of their products.
        </Callout>
      )}
      <Section title="Items">
        <div className={narrow}>
          <Items order={order} />
        </div>
      </Section>
      <Section title="Deliver to">
        <DescriptionList
          rows={[
            { label: 'Name', value: <Customer order={order} /> },
            { label: 'Email', value: order.email },
            { label: 'Phone', value: orDash(order.phone) },
            { label: 'Address', value: orDash(order.address) },
            { label: 'Note', value: orDash(order.note) },
          ]}
        />
      </Section>
      <Section title="Payment">
        <DescriptionList
          rows={[
            { label: 'Reference', value: order.reference },
            { label: 'Catalog', value: order.catalogName },
            {
              label: 'Transaction',
              value: (
                <Link href={pageOfTransaction(order)} className={linkStyle}>
                  {order.transactionReference}
                </Link>
              ),
            },
            { label: 'Method', value: order.method },
          ]}
        />
      </Section>
      <Section title="Timeline">
        <Timeline steps={stepsOf(order)} />
      </Section>
    </Stack>
  );
}

const Customer = ({ order: { customer, email, customerId } }: { readonly order: CatalogOrderDetails }) =>
  customerId === null ? (
    customer || email
  ) : (
    <Link href={pageOfCustomer(customerId)} className={linkStyle}>
      {customer || email}
    </Link>
  );

const narrow = css({ maxW: '[40rem]' });

const Items = ({ order: { lines, currency, deliveryName, deliveryFee, total } }: { readonly order: CatalogOrderDetails }) => {
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <TotalsTable
      label="Total"
      rows={[
        ...lines.map(({ name, image, quantity, price, amount }, place) => ({
          label: `Item ${place + 1}`,
          shown: <PictureCell src={image} name={name} note={`${quantity} × ${formatAmount(price, currency)}`} />,
          amount: money(amount),
        })),
        ...(deliveryName === ''
          ? []
          : [
              { label: 'Subtotal', amount: money(addAll(lines.map(({ amount }) => amount))) },
              { label: 'Delivery', shown: deliveryName, amount: money(deliveryFee) },
            ]),
      ]}
      total={money(total)}
    />
  );
};

function stepsOf({ createdAt, status, sentAt, sentBy, sentNote }: CatalogOrderDetails): readonly Step[] {
  const isPaid = status === 'Successful';
  return [
    { label: 'Ordered', at: formatStep(createdAt, undefined), state: 'done', icon: 'circle-check' },
    isPaid
      ? { label: 'Paid', state: 'done', icon: 'circle-check' }
      : { label: `Payment: ${status}`, state: 'now', icon: 'clock' },
    sentAt === null
      ? { label: 'Sent', state: 'ahead', icon: 'circle-dashed' }
      : {
          label: 'Sent by',
          who: sentBy,
          note: sentNote,
          at: formatStep(sentAt, createdAt),
          state: 'done',
          icon: 'circle-check',
        },
  ];
}

interface SendingDialogProps {
  readonly machine: CatalogOrderScreenProps['flows']['orderSending'];
  readonly order: CatalogOrderDetails;
  readonly onEnd: () => void;
}

/** CAT-01: the note that its customer gets. */
function SendingDialog({ machine, order, onEnd }: SendingDialogProps) {
  const { form: flow, fields } = useForm(machine, {
    ...{ name: `orderSending:${order.id}`, subject: order.id, values: emptyNote },
    ...{ select: selectSending, onDone: onEnd },
  });
  return (
    <Dialog
      title="Mark order as sent"
      open
      canClose={!flow.view.busy}
      onClose={() => flow.send({ type: 'cancel' })}
      foot={
        <FormButtons {...flow} form={FORM}>
          Send note
        </FormButtons>
      }
    >
      <FormFrame {...flow} id={FORM} unanswered={UNANSWERED}>
        <p>We send this note to {isolated(order.email)}. You can do this once.</p>
        <TextAreaField label="Note to the customer" limit={NOTE_CHARACTERS} {...fields.text('note')} />
      </FormFrame>
    </Dialog>
  );
}
