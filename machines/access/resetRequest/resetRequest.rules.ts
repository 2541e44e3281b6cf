import { atMost, checkBy, firstBroken, isEmail, isFilled } from '../../kit/form.rules';
import { LONGEST_TEXT } from '../../kit/password.rules';
import type { ResetRequest } from './resetRequest.types';

export const emptyRequest: ResetRequest = { identifier: '' };

export const check = checkBy<ResetRequest>({
  identifier: firstBroken<string>((text) => (isEmail(text) ? null : 'Invalid email'), atMost(LONGEST_TEXT)),
});

/** SES-08: the button is active only when it is filled. */
export const isReady = ({ identifier }: ResetRequest) => isFilled(identifier);
