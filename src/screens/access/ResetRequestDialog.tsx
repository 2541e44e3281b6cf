import type { ResetRequest, resetRequestMachine } from '../../../machines/access/resetRequest/resetRequest.machine';
import { emptyRequest, selectResetRequest } from '../../../machines/access/resetRequest/resetRequest.machine';
import type { Wired } from '../../../machines/kit/flow/port';
import { useFlowContext } from '../../flow/FlowProvider';
import { useFields } from '../../flow/useFields';
import { useFlow } from '../../flow/useFlow';
import { TextField } from '../../ui/controls/TextField';
import { Dialog } from '../../ui/layers/Dialog';
import { FormButtons, FormFrame } from '../kit/FormFrame';

const FORM = 'reset-request';
const UNANSWERED = 'We may have sent the code. Check your email. If there is none, try again.';
const INPUT = { subject: '', initialValues: emptyRequest, draft: null };

/** SES-08: asks for the email of a password reset. */
export function ResetRequestDialog({ flow: machine }: { readonly flow: Wired<typeof resetRequestMachine> }) {
  const { navigate } = useFlowContext();
  const flow = useFlow(machine, {
    input: INPUT,
    select: selectResetRequest,
    onDone: (output) =>
      navigate(output.result === 'saved' ? `/forgot-password/${encodeURIComponent(output.answer.identifier)}` : '/'),
  });
  const fields = useFields<ResetRequest>(flow);
  return (
    <Dialog
      title="Reset your password"
      open
      onClose={() => flow.send({ type: 'cancel' })}
      foot={
        <FormButtons<ResetRequest> {...flow} form={FORM}>
          Send code
        </FormButtons>
      }
    >
      <FormFrame<ResetRequest> {...flow} id={FORM} unanswered={UNANSWERED}>
        <TextField
          label="Your email"
          type="email"
          name="identifier"
          autoComplete="username"
          hint="If this email has an account, we’ll send it a code."
          {...fields.text('identifier')}
        />
      </FormFrame>
    </Dialog>
  );
}
