import { form } from '../../kit/form.machine';
import type { Said } from '../../kit/otp.types';
import { blames, check, SECRETS } from './stakeholder.rules';
import type { Stakeholder } from './stakeholder.types';

/** Who owns a part of the company: somebody new, or, by an id as its subject, somebody who is there already. */
export const stakeholderMachine = form<Stakeholder, Said>('stakeholder', {
  calls: ['addStakeholder', 'updateStakeholder'],
  makes: 'one',
  req: ['ONB-10'],
  description: 'Somebody who owns a part of the company.',
  check,
  secrets: SECRETS,
  blames,
  refusal: 'The stakeholder could not be saved.',
  says: ({ message }) => message || 'The stakeholder was saved.',
});
