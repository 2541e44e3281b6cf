import type { PaymentLink } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { ANY_AMOUNT } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { Money } from '../../ui/Money';
import { StatusMark } from '../../ui/StatusMark';
import { lookOnly } from '../kit/lookOnly';

/** The name under which what was typed of a new link is kept. */
export const NEW_LINK = 'newPaymentLink';

/** Why who may not change links cannot begin to. */
export const LOOK_ONLY = lookOnly('payment links');

/** Why a link leads nowhere from here. */
export const NO_ADDRESS = 'The provider gave no address on the web for this link.';

/** PLK-03: the documents' words, for a link that is open and for one that is not. */
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
  readonly inHead?: boolean;
}

export const LinkAmount = ({ amount, currency, inHead = false }: LinkAmountProps) =>
  amount === null ? ANY_AMOUNT : <Money amount={amount} currency={currency} inHead={inHead} />;
