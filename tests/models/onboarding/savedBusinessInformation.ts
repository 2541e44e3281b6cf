import type { savedBusinessInformationCases } from '../../../machines/onboarding/savedBusinessInformation/savedBusinessInformation.flow';
import type { savedBusinessInformationMachine } from '../../../machines/onboarding/savedBusinessInformation/savedBusinessInformation.machine';
import { oneOfItsKind } from '../forms';
import type { Model, StateOf } from '../model';

export const savedBusinessInformationModel = oneOfItsKind({
  req: ['ONB-08'],
  id: 'savedBusinessInformation',
  start: { path: '/dashboard/get-Started/businessInformation', as: 'musa.garba@harbour.test' },
  title: 'Business information',
  shown: 'Where you are',
}) satisfies Model<typeof savedBusinessInformationCases, StateOf<typeof savedBusinessInformationMachine>>;
