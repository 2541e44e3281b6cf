import type { invoicePictureMachine } from '../../../../machines/invoices/invoicePicture/invoicePicture.machine';
import type { Wired } from '../../../../machines/kit/flow/port';
import { useFlow } from '../../../flow/useFlow';
import { Button } from '../../../ui/buttons/Button';
import { Copyable } from '../../../ui/buttons/Copyable';
import { Dialog } from '../../../ui/layers/Dialog';
import { AsideButtons, OutcomeHead, Stamp } from '../../../ui/layers/OutcomeSheet';
import { Stack } from '../../../ui/layout/Stack';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { formatDay, formatShortTime } from '../../../ui/text/dates';
import { Money } from '../../../ui/text/Money';
import { TestMode } from '../../kit/TestMode';
import type { InvoiceFlow } from './invoiceFlow';

interface InvoiceSentProps {
  readonly flow: InvoiceFlow;
  readonly machine: Wired<typeof invoicePictureMachine>;
}

/** Saves the bill of the page as a picture, and says whether that is running. */
export function useInvoicePicture(machine: Wired<typeof invoicePictureMachine>) {
  const { view, send } = useFlow(machine, { input: undefined, select: (snapshot) => ({ busy: snapshot.hasTag('busy') }) });
  return {
    busy: view.busy,
    save: (reference: string) => send({ type: 'download.requested', filter: { reference }, format: 'png' }),
  };
}

/** INV-03: the documented dialog. Closing it leads to the list. */
export function InvoiceSent({ flow: { view, send }, machine }: InvoiceSentProps) {
  const { busy, save } = useInvoicePicture(machine);
  const { order, sent } = view;
  if (order === null) return null;
  const leave = () => send({ type: 'dismissed' });
  const reference = sent?.reference ?? '';
  const url = sent?.url ?? '';
  return (
    <Dialog
      title="Invoice sent Successfully"
      open
      onClose={leave}
      foot={
        <>
          <AsideButtons>
            <Button icon="download" busy={busy} onPress={() => save(reference)}>
              Download Invoice
            </Button>
          </AsideButtons>
          <Button kind="solid" onPress={leave}>
            Close
          </Button>
        </>
      }
    >
      <Stack>
        <TestMode />
        <OutcomeHead
          label="You asked for"
          sum={<Money amount={order.total} currency={order.currency} size="sum" />}
          stamp={
            <Stamp tone="green" final date={sent?.sentAt ? `${formatDay(sent.sentAt)} ${formatShortTime(sent.sentAt)}` : null}>
              Sent
            </Stamp>
          }
        >
          from{' '}
          <strong>
            <bdi>{order.companyName || order.customerName}</bdi>
          </strong>
          , due {formatDay(order.dueOn)}
        </OutcomeHead>
        <DescriptionList
          rows={[
            ...(reference ? [{ label: 'Invoice', value: <Copyable label="Invoice" text={reference} /> }] : []),
            { label: 'Sent to', value: order.customerEmail },
            ...(order.companyEmail ? [{ label: 'Copy to', value: order.companyEmail }] : []),
            ...(url ? [{ label: 'Payment link', value: <Copyable label="Payment link" text={url} /> }] : []),
          ]}
        />
      </Stack>
    </Dialog>
  );
}
