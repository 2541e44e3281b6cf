import { useEffect, useRef, useState } from 'react';
import type { PayoutWallet } from '../../../machines/payouts/payoutWallets/payoutWallets.machine';
import { useHouse } from '../../flow/FlowProvider';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Copyable } from '../../ui/Copyable';
import { copied } from '../../ui/clipboard';
import { Dialog } from '../../ui/Dialog';
import { Facts } from '../../ui/Facts';

interface FundDialogProps {
  readonly wallet: Pick<PayoutWallet, 'account'> | null;
  readonly title?: string;
  readonly onClose: () => void;
}

/** FND-03: how to put money into a wallet. Nothing is called: a transfer to the wallet's own account does it. */
export function FundDialog({ wallet, title = 'Fund Balance', onClose }: FundDialogProps) {
  const account = wallet?.account ?? null;
  const [refused, setRefused] = useState(false);
  const instructions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused && instructions.current) document.getSelection()?.selectAllChildren(instructions.current);
  }, [refused]);
  const { notice } = useHouse();
  const copyAndClose = async (text: string) => {
    if (!(await copied(text))) return setRefused(true);
    notice({ flow: 'copy', tone: 'good', text: 'Account details copied' });
    onClose();
  };
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      foot={
        account && !refused ? (
          <Button
            kind="solid"
            onPress={() => void copyAndClose([account.bankName, account.accountNumber, account.accountName].join(', '))}
          >
            Copy and close
          </Button>
        ) : (
          <Button kind="solid" onPress={onClose}>
            Close
          </Button>
        )
      }
    >
      {account ? (
        <>
          <p>Transfer to this account from any bank. The balance follows as soon as the transfer arrives.</p>
          <div ref={instructions}>
            <Facts
              rows={[
                { label: 'Bank name', value: account.bankName },
                { label: 'Account number', value: <Copyable label="Account number" text={account.accountNumber} /> },
                { label: 'Account name', value: account.accountName },
              ]}
            />
          </div>
          {refused && (
            <Alert tone="bad">
              Nothing was copied: the browser does not let us. The details are selected, to be copied by hand.
            </Alert>
          )}
        </>
      ) : (
        <p>This wallet has no account of its own to transfer to.</p>
      )}
    </Dialog>
  );
}
