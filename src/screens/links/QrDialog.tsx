import { isolated } from '../../../contract/shownText';
import type { Wired } from '../../../machines/kit/flow/port';
import type { PaymentLink } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import type { qrDownloadMachine } from '../../../machines/links/qrDownload/qrDownload.machine';
import { CARD_BRANDS, LINK_SIZE } from '../../../machines/links/qrDownload/qrDownload.machine';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/layers/Dialog';
import { QrPicture, useQrDownload } from './QrPicture';

interface QrDialogProps {
  readonly machine: Wired<typeof qrDownloadMachine>;
  readonly link: Pick<PaymentLink, 'name' | 'url'>;
  readonly onClose: () => void;
}

const words = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(CARD_BRANDS);

/** PLK-05. */
export function QrDialog({ machine, link: { name, url }, onClose }: QrDialogProps) {
  const { busy, save } = useQrDownload(machine);
  return (
    <Dialog
      title={`QR code for ${isolated(name)}`}
      open
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>Close</Button>
          <Button kind="solid" icon="download" busy={busy} onPress={() => save({ text: url, name, size: LINK_SIZE })}>
            Download
          </Button>
        </>
      }
    >
      <QrPicture url={url} size={LINK_SIZE} />
      <p>Customers scan this code to open the payment page, and pay with {words}.</p>
    </Dialog>
  );
}
