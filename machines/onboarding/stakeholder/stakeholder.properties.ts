import { formProperties } from '../../kit/form.properties';
import type { Properties } from '../../kit/properties';

import type { stakeholderCases } from './stakeholder.cases';
import type { stakeholderMachine } from './stakeholder.machine';
import { check, SECRETS } from './stakeholder.rules';
import type { Stakeholder } from './stakeholder.types';

export const stakeholderProperties = formProperties<Stakeholder, 'saved'>({
  req: 'ONB-10',
  answers: ['saved'],
  check,
  secrets: SECRETS,
}) satisfies Properties<typeof stakeholderMachine, typeof stakeholderCases>;
