import { form } from '../../kit/form/form.machine';
import { firstError, isEmail, isFilled, textUpTo, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import { LONGEST_TEXT } from '../../kit/values/password.rules';

export interface ResetRequest {
  readonly identifier: string;
}

/** The provider's message, and the address that gets the code if it has an account. */
export interface ResetAsked {
  readonly message: string;
  readonly identifier: string;
}

export const emptyRequest: ResetRequest = { identifier: '' };

export const validate = validateWith<ResetRequest>({
  identifier: firstError<string>((text) => (isEmail(text) ? null : 'Invalid email'), textUpTo(LONGEST_TEXT)),
});

/** SES-08: the button is enabled only when the field is filled. */
const isReady = ({ identifier }: ResetRequest) => isFilled(identifier);

/** Requests a password reset. No response reveals whether an address has an account, so everyone continues to the page for the code. */
export const resetRequestMachine = form<ResetRequest, ResetAsked>('resetRequest', {
  description: 'Requests a password reset code.',
  req: ['SES-08'],
  calls: ['requestPasswordReset'],
  beforeSignIn: true,
  validate,
  isReady,
  failureMessage: 'Unexpected Error!',
  successMessage: 'If this email has an account, we sent it a code.',
});

export const selectResetRequest = selectForm(validate);
