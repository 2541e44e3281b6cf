import { useMemo } from 'react';
import type { Wired } from '../../../machines/kit/port';
import type { PaymentLink } from '../../../machines/paymentLinks/paymentLinks.types';
import type { qrDownloadMachine } from '../../../machines/qrDownload/qrDownload.machine';
import { CARD_BRANDS, LINK_SIZE } from '../../../machines/qrDownload/qrDownload.rules';
import { css } from '../../../styled-system/css';
import { pathOf, squaresOf } from '../../flow/qrCode';
import { useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

interface QrDialogProps {
  readonly machine: Wired<typeof qrDownloadMachine>;
  readonly link: PaymentLink;
  readonly onClose: () => void;
}

const words = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(CARD_BRANDS);

/** PLK-05. Black on white in either theme: a reader knows no other. */
export function QrDialog({ machine, link, onClose }: QrDialogProps) {
  const { view, send } = useFlow(machine, { input: undefined, select: (snapshot) => ({ busy: snapshot.hasTag('busy') }) });
  const squares = useMemo(() => squaresOf(link.url), [link.url]);
  const wanted = { filter: { text: link.url, name: link.name, size: LINK_SIZE }, format: 'png' } as const;
  return (
    <Dialog
      title={`QR code of ${link.name}`}
      open
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>Close</Button>
          <Button kind="solid" icon="download" busy={view.busy} onPress={() => send({ type: 'download.asked', ...wanted })}>
            Download
          </Button>
        </>
      }
    >
      <svg
        className={look}
        role="img"
        aria-label={`QR code that leads to ${link.url}`}
        width={LINK_SIZE}
        height={LINK_SIZE}
        viewBox={`0 0 ${squares.count} ${squares.count}`}
        shapeRendering="crispEdges"
      >
        <rect width="100%" height="100%" fill="white" />
        <path d={pathOf(squares)} fill="black" />
      </svg>
      <p>Whoever scans it comes to the page of this link, and pays there with {words}.</p>
    </Dialog>
  );
}

const look = css({ justifySelf: 'center', forcedColorAdjust: 'none' });
