import type { businessInformationCases } from '../../../machines/onboarding/businessInformation/businessInformation.flow';
import type { businessInformationMachine } from '../../../machines/onboarding/businessInformation/businessInformation.machine';
import { formModel } from '../forms';
import type { Model, StateOf } from '../model';

export const businessInformationModel = formModel({
  req: ['ONB-08', 'ONB-18'],
  start: { path: '/dashboard/get-Started/businessInformation', as: 'musa.garba@harbour.test' },
  port: 'businessInformation.save',
  field: 'City',
  missing: 'City is required!',
  title: 'Where you are',
  after: /^(No such page|We need more information|Please login again)$/,
}) satisfies Model<typeof businessInformationCases, StateOf<typeof businessInformationMachine>>;
