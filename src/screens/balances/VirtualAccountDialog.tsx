import type { NewAccount, virtualAccountMachine } from '../../../machines/balances/virtualAccount/virtualAccount.machine';
import { emptyValues, selectVirtualAccount } from '../../../machines/balances/virtualAccount/virtualAccount.machine';
import type { Wired } from '../../../machines/kit/flow/port';
import { useDraft } from '../../flow/useDraft';
import { useFields } from '../../flow/useFields';
import { useFlow } from '../../flow/useFlow';
import { TextField } from '../../ui/controls/TextField';
import { Dialog } from '../../ui/layers/Dialog';
import { FormButtons, FormFrame } from '../kit/FormFrame';

interface VirtualAccountDialogProps {
  readonly machine: Wired<typeof virtualAccountMachine>;
  readonly onDone: (isCreated: boolean) => void;
}

const FORM = 'new-virtual-account';

/** VAC-01: creates a virtual account. */
export function VirtualAccountDialog({ machine, onDone }: VirtualAccountDialogProps) {
  const { draft, attempt, keepDraft } = useDraft<NewAccount>('virtualAccount');
  const flow = useFlow(machine, {
    input: { subject: '', initialValues: emptyValues, draft, attempt },
    select: selectVirtualAccount,
    onChange: keepDraft,
    onDone: ({ result }) => onDone(result === 'saved'),
  });
  const fields = useFields<NewAccount>(flow);
  return (
    <Dialog
      title="Create Virtual Wallet"
      open
      canClose={!flow.view.busy}
      onClose={() => flow.send({ type: 'cancel' })}
      foot={
        <FormButtons {...flow} form={FORM}>
          Create new wallet
        </FormButtons>
      }
    >
      <FormFrame {...flow} id={FORM}>
        <p>We’ll create a separate account number. Money sent to it arrives in your naira wallet under this alias.</p>
        <TextField label="Account Alias" {...fields.text('alias')} />
      </FormFrame>
    </Dialog>
  );
}
