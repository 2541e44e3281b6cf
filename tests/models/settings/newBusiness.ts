import type { newBusinessCases } from '../../../machines/settings/newBusiness/newBusiness.flow';
import type { newBusinessMachine } from '../../../machines/settings/newBusiness/newBusiness.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const start = {
  path: '/dashboard/settings/subsidiaries?new=business',
  as: 'amaka.obi@bluecrest.test',
  holds: ['newBusiness.save'],
} as const;
const draft = {
  nameOfSubsidiary: 'Bluecrest Gifts',
  country: 'NG',
  email: 'gifts@bluecrest.test',
  mobileNumber: '8031234567',
};

const seeTheForm = (I: Driver) => I.see(/^(Add New Merchant|Please login again)$/);

/** A business of one's own, in a user's words. */
export const newBusinessModel = {
  req: ['NAV-04', 'SUB-01'],
  starts: { empty: start, drafted: { ...start, bookmark: { flow: 'newBusiness', bookmark: draft } } },
  events: {
    'field.changed': (I, { change }: { change: { field: string; value: string } }) =>
      change.field === 'businessType' ? I.choose('Business type', change.value) : I.fill('Name', change.value),
    'form.submitted': (I) => I.press('Create'),
    'leave.asked': (I) => I.press('Cancel'),
    'leave.confirmed': (I) => I.press('Leave'),
    'leave.dismissed': (I) => I.press('Keep editing'),
  },
  ports: { save: answering('newBusiness.save') },
  children: {},
  states: {
    'editing.typing': seeTheForm,
    'editing.incomplete': seeTheForm,
    saving: async () => {},
    leaving: (I) => I.see('Leave without saving?'),
    saved: (I) => I.see('Bluecrest Gifts was created'),
    left: (I) => I.see(/^(Sub-merchants|Please login again)$/),
  },
  outOfReach: {},
} satisfies Model<typeof newBusinessCases, StateOf<typeof newBusinessMachine>>;
