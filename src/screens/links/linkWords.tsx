import type { PaymentLink } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { ANY_AMOUNT } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { Money } from '../../ui/text/Money';
import { readOnlyReason } from '../kit/readOnlyReason';

/** The name of a new link's draft. */
export const NEW_LINK = 'newPaymentLink';

/** Why a role without the permission cannot change links. */
export const READ_ONLY_REASON = readOnlyReason('payment links');

/** Why a link cannot be opened from here. */
export const NO_ADDRESS = 'This link doesn’t have a web address.';

/** PLK-03: returns the documents' words for an open or a closed link. */
export const switching = (isActive: boolean) =>
  isActive
    ? {
        title: 'Are you sure you want to deactivate this link?',
        explained: 'Deactivating this link will make it no longer accessible.',
        action: 'Deactivate Link',
      }
    : {
        title: 'Are you sure you want to Activate this link?',
        explained: 'Activating this link will make it accessible.',
        action: 'Activate Link',
      };

export const LinkState = ({ isActive }: Pick<PaymentLink, 'isActive'>) =>
  isActive ? (
    <StatusMark tone="green" icon="circle-check">
      Active
    </StatusMark>
  ) : (
    <StatusMark tone="plain" icon="circle-slash">
      Deactivated
    </StatusMark>
  );

interface LinkAmountProps extends Pick<PaymentLink, 'amount' | 'currency'> {
  /** From `lg` on the currency has a column of its own. */
  readonly inHead?: 'lg';
}

export const LinkAmount = ({ amount, currency, inHead }: LinkAmountProps) =>
  amount === null ? ANY_AMOUNT : <Money amount={amount} currency={currency} inHead={inHead ?? false} />;
