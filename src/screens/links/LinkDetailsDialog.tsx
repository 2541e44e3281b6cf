import { authWords, limitWords, typeWords } from '../../../machines/paymentLinks/paymentLinks.rules';
import type { PaymentLink } from '../../../machines/paymentLinks/paymentLinks.types';
import { Button } from '../../ui/Button';
import { Copyable } from '../../ui/Copyable';
import { Dialog } from '../../ui/Dialog';
import { Facts } from '../../ui/Facts';
import { LinkAmount, LinkState, NO_ADDRESS } from './linkWords';

/** PLK-04: all that is known of a link. */
const LinkFacts = ({ link }: { readonly link: PaymentLink }) => (
  <Facts
    rows={[
      { label: 'Name', value: link.name },
      { label: 'Description', value: link.description || 'None' },
      { label: 'Payment type', value: typeWords(link.paymentType) },
      { label: 'Amount', value: <LinkAmount {...link} /> },
      { label: 'Limit', value: limitWords(link) },
      { label: 'Auth option', value: authWords(link.authOption) },
      { label: 'Redirect URL', value: link.redirectUrl || 'None' },
      { label: 'Reference', value: link.reference },
      { label: 'Status', value: <LinkState {...link} /> },
      { label: 'Link', value: link.url === '' ? NO_ADDRESS : <Copyable label="Copy the link" text={link.url} /> },
    ]}
  />
);

interface LinkDetailsDialogProps {
  readonly link: PaymentLink;
  readonly onClose: () => void;
}

export const LinkDetailsDialog = ({ link, onClose }: LinkDetailsDialogProps) => (
  <Dialog
    title="Payment link"
    open
    onClose={onClose}
    foot={
      <Button kind="solid" onPress={onClose}>
        Done
      </Button>
    }
  >
    <LinkFacts link={link} />
  </Dialog>
);
