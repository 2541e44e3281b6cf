import type { savedPersonalInformationCases } from '../../../machines/onboarding/savedPersonalInformation/savedPersonalInformation.flow';
import type { savedPersonalInformationMachine } from '../../../machines/onboarding/savedPersonalInformation/savedPersonalInformation.machine';
import { oneOfItsKind } from '../forms';
import type { Model, StateOf } from '../model';

export const savedPersonalInformationModel = oneOfItsKind({
  req: ['ONB-07', 'ONB-12'],
  id: 'savedPersonalInformation',
  start: { path: '/dashboard/get-Started/personalInformation', as: 'musa.garba@harbour.test' },
  title: 'Personal Information',
  shown: 'Who you are',
}) satisfies Model<typeof savedPersonalInformationCases, StateOf<typeof savedPersonalInformationMachine>>;
