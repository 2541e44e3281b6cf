import { useEffect, useRef, useState } from 'react';
import type { PayoutWallet } from '../../../machines/payouts/payoutWallets/payoutWallets.machine';
import { useFlowContext } from '../../flow/FlowProvider';
import { Button } from '../../ui/buttons/Button';
import { Copyable } from '../../ui/buttons/Copyable';
import { copyText } from '../../ui/buttons/clipboard';
import { Alert } from '../../ui/feedback/Alert';
import { Dialog } from '../../ui/layers/Dialog';
import { DescriptionList } from '../../ui/text/DescriptionList';

interface FundDialogProps {
  readonly wallet: Pick<PayoutWallet, 'account'> | null;
  readonly title?: string;
  readonly onClose: () => void;
}

/** FND-03: how to add money to a wallet. It makes no call: the merchant transfers to the wallet's account number. */
export function FundDialog({ wallet, title = 'Fund Balance', onClose }: FundDialogProps) {
  const account = wallet?.account ?? null;
  const [refused, setRefused] = useState(false);
  const instructions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused && instructions.current) document.getSelection()?.selectAllChildren(instructions.current);
  }, [refused]);
  const { notice } = useFlowContext();
  const copyAndClose = async (text: string) => {
    if (!(await copyText(text))) return setRefused(true);
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
          <p>Transfer to this account from any bank. Your balance updates when the transfer arrives.</p>
          <div ref={instructions}>
            <DescriptionList
              rows={[
                { label: 'Bank name', value: account.bankName },
                { label: 'Account number', value: <Copyable label="Account number" text={account.accountNumber} /> },
                { label: 'Account name', value: account.accountName },
              ]}
            />
          </div>
          {refused && (
            <Alert tone="bad">Your browser blocked copying. We’ve selected the details, so you can copy them yourself.</Alert>
          )}
        </>
      ) : (
        <p>This wallet doesn’t have an account number for transfers.</p>
      )}
    </Dialog>
  );
}
