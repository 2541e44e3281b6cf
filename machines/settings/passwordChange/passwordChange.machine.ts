import { form } from '../../kit/form/form.machine';
import { validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Said } from '../../kit/otp/otp.types';
import { withPassword } from '../../kit/stepUp/stepUp.form';
import type { StepUp } from '../../kit/stepUp/stepUp.rules';
import { confirmation, password as newPasswordError } from '../../kit/values/password.rules';

/** The old password, and the new one twice. */
export interface PasswordChange extends StepUp {
  readonly newPassword: string;
  readonly confirmpassword: string;
}

export const emptyPasswordChange: PasswordChange = { password: '', newPassword: '', confirmpassword: '' };

/** BUS-01: the same rules as at sign-up. */
export const stepUp = withPassword<PasswordChange>({
  validate: validateWith<PasswordChange>({
    newPassword: newPasswordError,
    confirmpassword: (again, { newPassword }) => confirmation(again, { password: newPassword }),
  }),
  secrets: ['newPassword', 'confirmpassword'],
  fieldOfError: (said) => (said.startsWith('The new password') ? 'newPassword' : null),
});

/** BUS-01: changes the password of the signed-in user. Their other sessions end, and this one stays. */
export const passwordChangeMachine = form<PasswordChange, Said>('passwordChange', {
  calls: ['changePassword'],
  req: ['BUS-01'],
  description: 'Changes the password of the signed-in user. Other sessions end.',
  ...stepUp,
  failureMessage: 'We couldn’t change your password. Try again.',
  unansweredMessage: 'We didn’t get a response. Your password may be the new one already. If the old one is refused, it is.',
  successMessage: 'Password changed. Your other devices are signed out.',
});

export const selectPasswordChange = selectForm(stepUp.validate);
