import type { PaymentLink } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/layers/Dialog';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { factsOf } from './linkFacts';

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
    <DescriptionList rows={factsOf(link)} />
  </Dialog>
);
