import { isolated } from '../../../../contract/shownText';
import type { qrWizardMachine } from '../../../../machines/links/qrWizard/qrWizard.machine';
import type { QrWizardView } from '../../../../machines/links/qrWizard/qrWizard.select';
import type { LinkKind, QrLink } from '../../../../machines/links/qrWizard/qrWizard.types';
import { LINK_KINDS } from '../../../../machines/links/qrWizard/qrWizard.types';
import type { Flow } from '../../../flow/useFlow';
import { Button } from '../../../ui/buttons/Button';
import { ChoiceField } from '../../../ui/controls/ChoiceField';
import { Form } from '../../../ui/controls/Form';
import { SelectField } from '../../../ui/controls/SelectField';
import { Alert } from '../../../ui/feedback/Alert';
import { Busy } from '../../../ui/feedback/Busy';
import { Empty } from '../../../ui/feedback/Empty';
import { READ_ONLY_REASON } from '../linkWords';

export type QrWizardFlow = Flow<typeof qrWizardMachine, QrWizardView>;

const FORM = 'qr-wizard';
const KINDS = LINK_KINDS.map((kind) => ({ value: kind, label: kind }));

/** The first step. */
export const KindStep = ({ view, send }: QrWizardFlow) => (
  <Form id={FORM} onSubmit={() => send({ type: 'kind.confirmed' })}>
    <ChoiceField<LinkKind | ''>
      label="Link type"
      value={view.kind ?? ''}
      options={KINDS}
      onChoose={(kind) => kind !== '' && send({ type: 'kind.chosen', kind })}
    />
  </Form>
);

interface LinkStepProps {
  readonly flow: QrWizardFlow;
  readonly mayCreate: boolean;
}

const words = {
  'Payment Link': { some: 'Payment link', none: 'No payment links found', busy: 'Loading payment links…' },
  'Catalog Link': { some: 'Catalog link', none: 'No catalog links found', busy: 'Loading catalog links…' },
} as const satisfies Record<LinkKind, object>;

const nameOf = ({ name, isActive }: QrLink) => (isActive ? name : `${isolated(name)} (deactivated)`);

/** The second step. */
export function LinkStep({ flow: { view, send }, mayCreate }: LinkStepProps) {
  const { some, none, busy } = words[view.kind ?? 'Payment Link'];
  const create = view.canMake && (
    <div>
      <Button icon="plus" onPress={() => send({ type: 'link.requested' })}>
        Create new link
      </Button>
    </div>
  );
  if (view.step === 'loading') return <Busy>{busy}</Busy>;
  if (view.step === 'failed')
    return (
      <Alert tone="bad" action={<Button onPress={() => send({ type: 'links.retry' })}>Try again</Button>}>
        {view.problem}
      </Alert>
    );
  if (view.step === 'missing')
    return (
      <Empty title={none}>
        <p>{missingWords(view, mayCreate)}</p>
        {create}
      </Empty>
    );
  return (
    <Form id={FORM} onSubmit={() => send({ type: 'link.confirmed' })}>
      <SelectField
        label={some}
        placeholder="Choose a link"
        value={view.link?.url ?? ''}
        options={view.links.map((link) => ({ value: link.url, label: nameOf(link) }))}
        onChoose={(url) => send({ type: 'link.chosen', url })}
      />
      {create}
    </Form>
  );
}

function missingWords({ kind, canMake }: QrWizardView, mayCreate: boolean): string {
  if (canMake) return 'A QR code needs a link. Create one to continue.';
  if (kind === 'Payment Link' && !mayCreate) return `A QR code needs a link. ${READ_ONLY_REASON}`;
  return 'A QR code needs a link, and your business has none of this type.';
}

interface NextFromProps extends QrWizardFlow {
  readonly event: 'kind.confirmed' | 'link.confirmed';
}

const REASONS = { 'kind.confirmed': 'Choose a link type.', 'link.confirmed': 'Choose a link.' };

/** The buttons of a step. Next is disabled until a choice is made. */
export function NextFrom({ view, can, send, event }: NextFromProps) {
  const isFirst = event === 'kind.confirmed';
  const mayChoose = isFirst || view.step === 'picking';
  return (
    <>
      {isFirst ? (
        <Button onPress={() => send({ type: 'dismissed' })}>Cancel</Button>
      ) : (
        <Button icon="arrow-left" onPress={() => send({ type: 'back.pressed' })}>
          Back
        </Button>
      )}
      <Button kind="solid" type="submit" form={FORM} disabled={!can(event)} reason={mayChoose ? REASONS[event] : null}>
        Next
      </Button>
    </>
  );
}
