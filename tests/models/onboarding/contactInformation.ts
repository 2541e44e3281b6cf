import type { contactInformationCases } from '../../../machines/onboarding/contactInformation/contactInformation.flow';
import type { contactInformationMachine } from '../../../machines/onboarding/contactInformation/contactInformation.machine';
import { formModel } from '../forms';
import type { Model, StateOf } from '../model';

export const contactInformationModel = formModel({
  req: ['ONB-12', 'ONB-18'],
  start: { path: '/dashboard/get-Started/contactInformation', as: 'musa.garba@harbour.test' },
  port: 'contactInformation.save',
  field: 'First name',
  missing: 'First name is required!',
  title: 'Whom we ask for',
  after: /^(No such page|We need more information|Please login again)$/,
}) satisfies Model<typeof contactInformationCases, StateOf<typeof contactInformationMachine>>;
