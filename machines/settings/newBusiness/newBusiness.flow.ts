import { formFlow } from '../../kit/form/form.flow';
import { emptyValues, newBusinessMachine, validate } from './newBusiness.machine';

const typed = {
  nameOfSubsidiary: 'Bluecrest Gifts',
  country: 'NG',
  email: 'gifts@bluecrest.test',
  mobileNumber: '8031234567',
};

export const newBusinessFlow = formFlow(newBusinessMachine, {
  validate,
  starts: {
    empty: { values: emptyValues },
    drafted: {
      values: emptyValues,
      draft: { ...emptyValues, ...typed, dialCode: '234' },
      screen: { bookmark: { flow: 'newBusiness', bookmark: typed } },
    },
  },
  typed: {
    name: { field: 'nameOfSubsidiary', value: 'Bluecrest Gifts' },
    type: { field: 'businessType', value: 'Company' },
  },
  answers: { created: { message: 'Bluecrest Gifts created' } },
  screen: { path: '/dashboard/settings/subsidiaries?new=business', as: 'amaka.obi@bluecrest.test' },
  fields: { nameOfSubsidiary: 'Name', businessType: { choose: 'Business type' } },
  buttons: { save: 'Create' },
  sees: { title: 'Add New Merchant', saved: 'Bluecrest Gifts created', cancelled: 'Sub-merchants' },
});
