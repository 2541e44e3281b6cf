import type { SnapshotFrom } from 'xstate';
import type { FormView } from '../../kit/form/form.select';
import type { NewLink } from '../newPaymentLink/newPaymentLink.machine';
import { selectNewPaymentLink } from '../newPaymentLink/newPaymentLink.machine';
import type { qrWizardMachine } from './qrWizard.machine';
import { canMake, chosenLink } from './qrWizard.rules';
import type { LinkKind, QrLink } from './qrWizard.types';

const LINK_STEPS = ['loading', 'failed', 'missing', 'picking'] as const;

export interface QrWizardView {
  readonly step: 'kind' | (typeof LINK_STEPS)[number] | 'creating' | 'showing' | 'ended';
  readonly kind: LinkKind | null;
  readonly links: readonly QrLink[];
  readonly link: QrLink | null;
  /** Whether links of this type can be created here. */
  readonly canMake: boolean;
  readonly problem: string | null;
  /** The form of a new link, while it is open. */
  readonly newLink: FormView<NewLink> | null;
}

type Snapshot = SnapshotFrom<typeof qrWizardMachine>;

function stepOf(snapshot: Snapshot): QrWizardView['step'] {
  if (snapshot.status === 'done') return 'ended';
  if (snapshot.matches('choosingKind')) return 'kind';
  if (snapshot.matches('creating')) return 'creating';
  return LINK_STEPS.find((step) => snapshot.matches({ choosingLink: step })) ?? 'showing';
}

export function selectQrWizard(snapshot: Snapshot): QrWizardView {
  const { kind, links, mayCreate, problem } = snapshot.context;
  const { newLink } = snapshot.children;
  return {
    step: stepOf(snapshot),
    kind,
    links,
    link: chosenLink(snapshot.context),
    canMake: canMake(kind, mayCreate),
    problem,
    newLink: newLink ? selectNewPaymentLink(newLink.getSnapshot()) : null,
  };
}
