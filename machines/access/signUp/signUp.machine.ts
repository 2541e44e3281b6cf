import { form } from '../../kit/form.machine';
import { check, secrets } from './signUp.rules';
import type { SignedUp, SignUpDraft } from './signUp.types';

/** A second try with the same address takes the place of the first until the address is verified: a lost answer costs nothing. */
export const signUpMachine = form<SignUpDraft, SignedUp>('signUp', {
  description: 'A person signs up with a business of their own.',
  req: ['SUP-01', 'SUP-02', 'SUP-03'],
  calls: ['signUp'],
  check,
  secrets,
  refusal: 'Something went wrong',
  says: ({ message }) => message || 'We have sent you an e-mail',
});
