import type { savedRegistrationCases } from '../../../machines/onboarding/savedRegistration/savedRegistration.flow';
import type { savedRegistrationMachine } from '../../../machines/onboarding/savedRegistration/savedRegistration.machine';
import { oneOfItsKind } from '../forms';
import type { Model, StateOf } from '../model';

export const savedRegistrationModel = oneOfItsKind({
  req: ['ONB-09'],
  id: 'savedRegistration',
  start: { path: '/dashboard/get-Started/businessRegistration', as: 'musa.garba@harbour.test', registered: true },
  title: 'Business registration (KYC)',
  shown: 'The company',
}) satisfies Model<typeof savedRegistrationCases, StateOf<typeof savedRegistrationMachine>>;
