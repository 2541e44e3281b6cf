import type { SignUpDraft, signUpMachine } from '../../../machines/access/signUp/signUp.machine';
import { emptySignUp, secrets, selectSignUp } from '../../../machines/access/signUp/signUp.machine';
import type { Wired } from '../../../machines/kit/flow/port';
import { useFlowContext } from '../../flow/FlowProvider';
import { useDocumentTitle } from '../../flow/title';
import { useBookmark } from '../../flow/useBookmark';
import { useDraft } from '../../flow/useDraft';
import { useFields } from '../../flow/useFields';
import { useFlow } from '../../flow/useFlow';
import { TextField } from '../../ui/controls/TextField';
import { AuthLayout } from '../../ui/layout/AuthLayout';
import { FormFrame } from '../kit/FormFrame';
import { EntryButtons } from './EntryButtons';
import { PasswordPair } from './PasswordPair';

const FORM = 'sign-up';
const UNANSWERED = 'You may have an account already. Check your email for our message. If there is none, try again.';

/** SUP-01: the sign-up form. */
export function SignUpPage({ flow: machine }: { readonly flow: Wired<typeof signUpMachine> }) {
  useDocumentTitle('Create an account');
  const { navigate } = useFlowContext();
  const { draft, keepDraft } = useDraft<SignUpDraft>('signUp', secrets);
  const verification = useBookmark<{ email: string; sentAt: number }>('verification');
  const flow = useFlow(machine, {
    input: { subject: '', initialValues: emptySignUp, draft },
    select: selectSignUp,
    onChange: keepDraft,
    onDone: (output) => {
      if (output.result === 'saved') verification.keep({ email: output.answer.email, sentAt: Date.now() });
      navigate(output.result === 'saved' ? '/verify' : '/');
    },
  });
  const fields = useFields<SignUpDraft>(flow);
  return (
    <AuthLayout>
      <FormFrame<SignUpDraft> {...flow} id={FORM} unanswered={UNANSWERED}>
        <h1>Create an account</h1>
        <TextField label="First name" name="firstName" autoComplete="given-name" autoFocus {...fields.text('firstName')} />
        <TextField label="Last name" name="lastName" autoComplete="family-name" {...fields.text('lastName')} />
        <TextField label="Email" type="email" name="userEmail" autoComplete="username" {...fields.text('userEmail')} />
        <TextField
          label="Mobile number"
          name="mobileNumber"
          inputMode="tel"
          autoComplete="tel-national"
          hint="11 digits, for example 08012345678."
          {...fields.text('mobileNumber')}
        />
        <TextField label="Business name" name="name" autoComplete="organization" {...fields.text('name')} />
        <PasswordPair label="Password" password={fields.text('password')} confirmation={fields.text('confirmpassword')} />
      </FormFrame>
      <EntryButtons<SignUpDraft> {...flow} form={FORM} does="Create account" />
    </AuthLayout>
  );
}
