import { isEmail, textUpTo } from '../../kit/form/form.rules';
import { nationalPhone } from '../../kit/values/readings';
import type { Draft, Invited, UserInvitationContext } from './userInvitation.types';

export const emptyDraft: Draft = { email: '', role: '', firstName: '', lastName: '', mobileNumber: '' };

/** Whether closing the dialog would lose something that the merchant typed or chose. */
export const isFilled = ({ draft }: Pick<UserInvitationContext, 'draft'>): boolean =>
  Object.values(draft).some((text) => text !== '');

/** USR-02: the meaning of the provider's codes. Any other code means that there is no account. */
const CODES = { elsewhere: '002', here: '00' } as const;

export const isMember = (code: string | null) => code === CODES.here;
export const hasAccount = (code: string | null) => code === CODES.elsewhere;

/** An email is looked up once it looks complete. */
export const canBeChecked = (email: string) => isEmail(email);

const MISSING = {
  firstName: 'Enter the first name.',
  lastName: 'Enter the last name.',
  mobileNumber: 'Enter the mobile number.',
} as const;
const FIELDS = ['firstName', 'lastName', 'mobileNumber'] as const;

/** GEN-03. */
const line = textUpTo(100);
const NO_NUMBER = 'Mobile number must be 11 digits';
const isMobile = (text: string) => /^\d{11}$/.test(nationalPhone(text));

/** Returns the error of an email that was left. An empty one has none. */
export const emailError = ({ draft: { email }, isEmailLeft }: Pick<UserInvitationContext, 'draft' | 'isEmailLeft'>) =>
  isEmailLeft && email.trim() !== '' && !canBeChecked(email) ? 'Enter a valid email, such as ada@example.com.' : null;

/** Why the email has no result yet. */
function unchecked(email: string): string {
  if (email.trim() === '') return 'Enter the email.';
  return canBeChecked(email) ? 'We haven’t checked the email yet.' : 'Correct the email.';
}

/** Returns why no more input can make the text of a field valid. The text stays as typed. */
export const fieldErrors = ({ firstName, lastName, mobileNumber }: Draft) => ({
  firstName: line(firstName.trim()),
  lastName: line(lastName.trim()),
  mobileNumber: /^\+?\d{0,10}$/.test(nationalPhone(mobileNumber)) || isMobile(mobileNumber) ? null : NO_NUMBER,
});

/** USR-02: returns why the invitation cannot be sent yet. The first reason shows. */
export function blockers({ draft, code }: Pick<UserInvitationContext, 'draft' | 'code'>): readonly string[] {
  if (code === null) return [unchecked(draft.email)];
  if (isMember(code)) return ['This person is already a user of the business.'];
  const missing: string[] = hasAccount(code)
    ? []
    : FIELDS.flatMap((field) => (draft[field].trim() === '' ? [MISSING[field]] : []));
  const { firstName, lastName } = fieldErrors(draft);
  if (!hasAccount(code) && missing.length === 0) {
    if (firstName !== null || lastName !== null) missing.push('Correct the name.');
    if (!isMobile(draft.mobileNumber)) missing.push(NO_NUMBER);
  }
  return [...missing, ...(draft.role === '' ? ['Choose a role.'] : [])];
}

/** Returns what is sent, or null. */
export function invitedBy({ draft, code }: Pick<UserInvitationContext, 'draft' | 'code'>): Invited | null {
  if (blockers({ draft, code }).length > 0) return null;
  const { email, role, firstName, lastName, mobileNumber } = draft;
  const meant = { email: email.trim(), role };
  if (hasAccount(code)) return meant;
  return { ...meant, firstName: firstName.trim(), lastName: lastName.trim(), mobileNumber: nationalPhone(mobileNumber) };
}
