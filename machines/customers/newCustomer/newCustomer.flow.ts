import { formFlow } from '../../kit/form/form.flow';
import { emptyCustomer, newCustomerMachine, validateCustomer } from './newCustomer.machine';

export const newCustomerFlow = formFlow(newCustomerMachine, {
  validate: validateCustomer,
  starts: { empty: { values: emptyCustomer } },
  typed: {
    first: { field: 'firstName', value: 'Zoë' },
    last: { field: 'lastName', value: 'Okafor <b>' },
    email: { field: 'email', value: 'zoe@customer.test' },
    unclear: { field: 'mobile', value: '+2340806 220 1184' },
    mobile: { field: 'mobile', value: '+234 806 220 1184' },
  },
  answers: { created: { message: 'Customer created successfully' } },
  screen: { path: '/dashboard/business/customers?new=customer', as: 'amaka.obi@bluecrest.test' },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: { fill: 'Email', unique: true },
    mobile: { fill: 'Mobile number', hints: { '+2340806 220 1184': /Leave out the 0 after \+234\./ } },
  },
  buttons: { save: 'Add customer' },
  sees: { title: 'Add New Customer', saved: 'Customer created successfully', cancelled: 'Customers' },
});
