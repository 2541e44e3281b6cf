import type { NewLink } from '../../../machines/links/newPaymentLink/newPaymentLink.machine';
import { emptyValues, selectNewPaymentLink } from '../../../machines/links/newPaymentLink/newPaymentLink.machine';
import { useDraft } from '../../flow/useDraft';
import { useFlow } from '../../flow/useFlow';
import type { paymentLinksFlows } from '../../wiring/links/paymentLinks';
import { NEW_LINK } from './linkWords';
import { NewLinkFrame } from './NewLinkFrame';

interface NewLinkDialogProps {
  readonly flows: Pick<typeof paymentLinksFlows, 'newPaymentLink' | 'linkChoices'>;
  /** The selected currency. */
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly onDone: (isCreated: boolean) => void;
}

/** PLK-02: creates a payment link. */
export function NewLinkDialog({ flows, currency, currencies, onDone }: NewLinkDialogProps) {
  const { draft, attempt, keepDraft } = useDraft<NewLink>(NEW_LINK);
  const form = useFlow(flows.newPaymentLink, {
    input: { subject: '', initialValues: emptyValues(currency), draft, attempt },
    select: selectNewPaymentLink,
    onChange: keepDraft,
    onDone: ({ result }) => onDone(result === 'saved'),
  });
  return <NewLinkFrame form={form} linkChoices={flows.linkChoices} currencies={currencies} />;
}
