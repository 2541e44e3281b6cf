import { form } from '../../kit/form.machine';
import { firstError, isEmail, isFilled, maxLength, validateWith } from '../../kit/form.rules';
import { selectForm } from '../../kit/form.select';
import { LONGEST_TEXT } from '../../kit/password.rules';

export interface ResetRequest {
  readonly identifier: string;
}

/** What the provider said, and to whom the code went, if anybody has the address. */
export interface ResetAsked {
  readonly message: string;
  readonly identifier: string;
}

export const emptyRequest: ResetRequest = { identifier: '' };

export const check = validateWith<ResetRequest>({
  identifier: firstError<string>((text) => (isEmail(text) ? null : 'Invalid email'), maxLength(LONGEST_TEXT)),
});

/** SES-08: the button is active only when it is filled. */
const isReady = ({ identifier }: ResetRequest) => isFilled(identifier);

/** Whether anybody has the address is told by no answer: whoever asks goes on to the page for the code. */
export const resetRequestMachine = form<ResetRequest, ResetAsked>('resetRequest', {
  description: 'Requests a password reset code.',
  req: ['SES-08'],
  calls: ['requestPasswordReset'],
  check,
  isReady,
  refusal: 'Unexpected Error!',
  says: ({ message }) => message || 'A code is on its way',
});

export const selectResetRequest = selectForm(check);
