import type { stakeholderCases } from '../../../machines/onboarding/stakeholder/stakeholder.flow';
import type { stakeholderMachine } from '../../../machines/onboarding/stakeholder/stakeholder.machine';
import { formModel } from '../forms';
import type { Model, StateOf } from '../model';

export const stakeholderModel = formModel({
  req: ['ONB-10'],
  start: {
    path: '/dashboard/get-Started/businessRegistration?stakeholder={stakeholderId}',
    as: 'musa.garba@harbour.test',
    registered: true,
  },
  port: 'stakeholder.save',
  field: 'First name',
  missing: 'First name is required!',
  save: 'Save stakeholder',
  leave: 'Discard',
  title: 'Edit Kunle Obi',
  after: /^(The company|Please login again)$/,
}) satisfies Model<typeof stakeholderCases, StateOf<typeof stakeholderMachine>>;
