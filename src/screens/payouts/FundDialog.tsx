import type { PayoutWallet } from '../../../machines/payoutWallets/payoutWallets.types';
import { Button } from '../../ui/Button';
import { Copyable } from '../../ui/Copyable';
import { Dialog } from '../../ui/Dialog';
import { Facts } from '../../ui/Facts';

interface FundDialogProps {
  readonly wallet: PayoutWallet | null;
  readonly onClose: () => void;
}

/** FND-03: how to put money into a wallet. Nothing is called: a transfer to the wallet's own account does it. */
export function FundDialog({ wallet, onClose }: FundDialogProps) {
  const account = wallet?.account ?? null;
  const instructions = account && [account.bankName, account.accountNumber, account.accountName].join(', ');
  const copyAndClose = () => {
    if (instructions) void navigator.clipboard?.writeText(instructions).catch(() => {});
    onClose();
  };
  return (
    <Dialog
      title="Fund Balance"
      open
      onClose={onClose}
      foot={
        <Button kind="solid" onPress={copyAndClose}>
          {account ? 'Copy and close' : 'Close'}
        </Button>
      }
    >
      {account ? (
        <>
          <p>Transfer to this account from any bank. The balance follows as soon as the transfer arrives.</p>
          <Facts
            rows={[
              { label: 'Bank name', value: account.bankName },
              { label: 'Account number', value: <Copyable label="Account number" text={account.accountNumber} /> },
              { label: 'Account name', value: account.accountName },
            ]}
          />
        </>
      ) : (
        <p>This wallet has no account of its own to transfer to.</p>
      )}
    </Dialog>
  );
}
