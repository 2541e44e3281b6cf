import { useState } from 'react';
import { isolated } from '../../../../contract/shownText';
import type { QrCode } from '../../../../machines/links/qrCodes/qrCodes.machine';
import { QR_SIZES, USUAL_SIZE } from '../../../../machines/links/qrCodes/qrCodes.machine';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/layers/Dialog';
import type { qrCodesFlows } from '../../../wiring/links/qrCodes';
import { SizedQrPicture, useQrDownload } from '../QrPicture';
import { leadsTo } from './qrCodeWords';

interface QrViewDialogProps {
  readonly machine: (typeof qrCodesFlows)['qrDownload'];
  readonly code: QrCode;
  readonly onClose: () => void;
}

/** QRC-01. */
export function QrViewDialog({ machine, code, onClose }: QrViewDialogProps) {
  const { name, url } = code;
  const [size, setSize] = useState<number>(USUAL_SIZE);
  const { busy, save } = useQrDownload(machine);
  return (
    <Dialog
      title={`QR code for ${isolated(name)}`}
      open
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>Close</Button>
          <Button kind="solid" icon="download" busy={busy} onPress={() => save({ text: url, name, size })}>
            Download
          </Button>
        </>
      }
    >
      <SizedQrPicture url={url} size={size} sizes={QR_SIZES} onSize={setSize} />
      <p>{leadsTo(code)}</p>
    </Dialog>
  );
}
