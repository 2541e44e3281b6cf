import { Button } from '../../../ui/buttons/Button';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import type { InvoiceFlow } from './invoiceFlow';

/** Leaves the form, and keeps the draft. The arrow above the page has the same word. */
export const BackToList = ({ send }: Pick<InvoiceFlow, 'send'>) => (
  <Button onPress={() => send({ type: 'dismissed' })}>
    Back<VisuallyHidden> to invoices</VisuallyHidden>
  </Button>
);
