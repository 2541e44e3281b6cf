import type { businessRegistrationCases } from '../../../machines/onboarding/businessRegistration/businessRegistration.flow';
import type { businessRegistrationMachine } from '../../../machines/onboarding/businessRegistration/businessRegistration.machine';
import { formModel } from '../forms';
import type { Model, StateOf } from '../model';

export const businessRegistrationModel = formModel({
  req: ['ONB-09', 'ONB-18'],
  start: { path: '/dashboard/get-Started/businessRegistration', as: 'musa.garba@harbour.test', registered: true },
  port: 'businessRegistration.save',
  field: 'Registration number',
  missing: 'Registration number is required!',
  title: 'The company',
  after: /^(No such page|We need more information|Please login again)$/,
}) satisfies Model<typeof businessRegistrationCases, StateOf<typeof businessRegistrationMachine>>;
