import type { stakeholdersCases } from '../../../machines/onboarding/stakeholders/stakeholders.flow';
import type { stakeholdersMachine } from '../../../machines/onboarding/stakeholders/stakeholders.machine';
import { oneOfItsKind } from '../forms';
import type { Model, StateOf } from '../model';

export const stakeholdersModel = oneOfItsKind({
  req: ['ONB-10'],
  id: 'stakeholders',
  start: { path: '/dashboard/get-Started/businessRegistration', as: 'musa.garba@harbour.test', registered: true },
  title: 'The company',
  shown: 'Kunle Obi',
}) satisfies Model<typeof stakeholdersCases, StateOf<typeof stakeholdersMachine>>;
