import { type ReactNode, useState } from 'react';
import { QR_SIZES, USUAL_SIZE } from '../../../../machines/links/qrCodes/qrCodes.machine';
import { selectQrWizard } from '../../../../machines/links/qrWizard/qrWizard.select';
import type { LinkAttempt, LinkDraft, QrLink } from '../../../../machines/links/qrWizard/qrWizard.types';
import { useBookmark } from '../../../flow/useBookmark';
import { attemptName } from '../../../flow/useDraft';
import { useFlow } from '../../../flow/useFlow';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/layers/Dialog';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import type { qrCodesFlows } from '../../../wiring/links/qrCodes';
import { NEW_LINK } from '../linkWords';
import { NewLinkFrame } from '../NewLinkFrame';
import { SizedQrPicture, useQrDownload } from '../QrPicture';
import { KindStep, LinkStep, NextFrom, type QrWizardFlow } from './QrWizardSteps';
import { leadsTo } from './qrCodeWords';

interface QrWizardDialogProps {
  readonly flows: Pick<typeof qrCodesFlows, 'qrWizard' | 'qrDownload' | 'linkChoices'>;
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly mayCreate: boolean;
  readonly onDone: (isNew: boolean) => void;
}

const STEPS = ['Type', 'Link', 'QR code'];

/** QRC-02. */
export function QrWizardDialog({ flows, currency, currencies, mayCreate, onDone }: QrWizardDialogProps) {
  const { recalled, keep } = useBookmark<LinkDraft>(NEW_LINK);
  const sent = useBookmark<{ readonly request: LinkAttempt }>(attemptName(NEW_LINK));
  const flow = useFlow(flows.qrWizard, {
    input: { currency, mayCreate, draft: recalled, attempt: sent.recalled?.request ?? null },
    select: selectQrWizard,
    onChange: ({ context: { draft, attempt } }) => {
      sent.keep(attempt && { request: attempt });
      keep(draft);
    },
    onDone: ({ isNew }) => onDone(isNew),
  });
  const code = useCode(flows.qrDownload, flow.view.link);
  const newLink = flow.part('newLink');
  if (flow.view.newLink && newLink) {
    const form = { ...newLink, view: flow.view.newLink };
    return <NewLinkFrame form={form} linkChoices={flows.linkChoices} currencies={currencies} />;
  }
  const { title, step, body, foot } = lookOf(flow, { mayCreate, code });
  const leave = () => flow.send({ type: 'dismissed' });
  return (
    <Dialog title={title} open={flow.view.step !== 'ended'} onClose={leave} steps={{ labels: STEPS, current: step }} foot={foot}>
      {body}
    </Dialog>
  );
}

interface Look {
  readonly title: string;
  /** Which of the three steps. */
  readonly step: number;
  readonly body: ReactNode;
  readonly foot: ReactNode;
}

interface Given {
  readonly mayCreate: boolean;
  /** The code of the selected link, once there is one. */
  readonly code: { readonly picture: ReactNode; readonly download: ReactNode } | null;
}

function lookOf(flow: QrWizardFlow, { mayCreate, code }: Given): Look {
  const { view, send } = flow;
  const title = 'Create QR code';
  switch (view.step) {
    case 'kind':
      return { title, step: 0, body: <KindStep {...flow} />, foot: <NextFrom {...flow} event="kind.confirmed" /> };
    case 'loading':
    case 'failed':
    case 'missing':
    case 'picking':
    case 'creating':
      return {
        title,
        step: 1,
        body: <LinkStep flow={flow} mayCreate={mayCreate} />,
        foot: <NextFrom {...flow} event="link.confirmed" />,
      };
    case 'showing':
    case 'ended':
      return {
        title: 'Your QR code is ready',
        step: 2,
        body: code?.picture,
        foot: (
          <>
            <Button onPress={() => send({ type: 'dismissed' })}>
              Close<VisuallyHidden> the QR code</VisuallyHidden>
            </Button>
            {code?.download}
          </>
        ),
      };
  }
}

function useCode(machine: (typeof qrCodesFlows)['qrDownload'], link: QrLink | null): Given['code'] {
  const [size, setSize] = useState<number>(USUAL_SIZE);
  const { busy, save } = useQrDownload(machine);
  if (link === null) return null;
  const { url, name } = link;
  return {
    picture: (
      <>
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </p>
        <SizedQrPicture url={url} size={size} sizes={QR_SIZES} onSize={setSize} />
        <p>{leadsTo(link)}</p>
      </>
    ),
    download: (
      <Button kind="solid" icon="download" busy={busy} onPress={() => save({ text: url, name, size })}>
        Download
      </Button>
    ),
  };
}
