import type { SignInView } from '../../../machines/access/signIn/signIn.select';
import type { SignInEvent } from '../../../machines/access/signIn/signIn.types';
import { Link } from '../../flow/Link';
import { useDocumentTitle } from '../../flow/title';
import type { ActorView } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { linkStyle } from '../../ui/buttons/button.style';
import { Form } from '../../ui/controls/Form';
import { PasswordField } from '../../ui/controls/PasswordField';
import { TextField } from '../../ui/controls/TextField';
import { Alert } from '../../ui/feedback/Alert';
import { AuthLayout } from '../../ui/layout/AuthLayout';

interface SignInPageProps extends Pick<ActorView<SignInEvent>, 'send'> {
  readonly view: SignInView;
  /** Why the session ended, if there was one. */
  readonly reason: string | null;
}

/** Created once, so that this field does not rerender while the other one is edited. */
const forgotten = (
  <>
    Forgot your password?{' '}
    <Link href="/?reset=now" className={linkStyle}>
      Reset here
    </Link>
  </>
);

/** SES-01, SES-08: the fields are locked until the response, because changes would be lost. */
export function SignInPage({ view, reason, send }: SignInPageProps) {
  const said = view.problem ?? reason;
  useDocumentTitle('Sign in');
  return (
    <AuthLayout note="We may email you a code to confirm it’s you.">
      <Form busy={view.busy} onSubmit={() => send({ type: 'signIn.submitted' })}>
        <h1>Sign in</h1>
        {said && <Alert tone="bad">{said}</Alert>}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          waiting={view.busy}
          value={view.email}
          problem={view.missing.email ? 'Enter your email.' : null}
          onText={(email) => send({ type: 'email.changed', email })}
        />
        <PasswordField
          label="Password"
          hint={forgotten}
          autoComplete="current-password"
          waiting={view.busy}
          value={view.password}
          problem={view.missing.password ? 'Enter your password.' : null}
          onText={(password) => send({ type: 'password.changed', password })}
        />
        <Button kind="solid" type="submit" busy={view.busy}>
          Sign in
        </Button>
      </Form>
      <p>
        New to Kontor?{' '}
        <Link href="/sign-up" className={linkStyle}>
          Create an Account
        </Link>
      </p>
    </AuthLayout>
  );
}
