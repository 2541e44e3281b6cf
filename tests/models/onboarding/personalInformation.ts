import type { personalInformationCases } from '../../../machines/onboarding/personalInformation/personalInformation.flow';
import type { personalInformationMachine } from '../../../machines/onboarding/personalInformation/personalInformation.machine';
import { formModel } from '../forms';
import type { Model, StateOf } from '../model';

export const personalInformationModel = formModel({
  req: ['ONB-07', 'ONB-18'],
  start: { path: '/dashboard/get-Started/personalInformation', as: 'musa.garba@harbour.test' },
  port: 'personalInformation.save',
  field: 'First name',
  missing: 'First name is required!',
  title: 'Who you are',
  after: /^(No such page|We need more information|Please login again)$/,
}) satisfies Model<typeof personalInformationCases, StateOf<typeof personalInformationMachine>>;
