import { form } from '../../kit/form.machine';
import type { Said } from '../../kit/otp.types';
import { check, isReady, KNOWN } from './newBusiness.rules';
import type { NewBusiness } from './newBusiness.types';

/** NAV-04, SUB-01: a business of the merchant's own. */
export const newBusinessMachine = form<NewBusiness, Said>('newBusiness', {
  description: 'A new business of the merchant’s own.',
  req: ['NAV-04', 'SUB-01'],
  calls: ['createSubsidiary'],
  check,
  isReady,
  known: [...KNOWN],
  blames: (said) => (said.includes('of this name') ? 'nameOfSubsidiary' : null),
  refusal: 'The business could not be created',
  says: ({ message }) => message,
  outdatesProfile: true,
});
