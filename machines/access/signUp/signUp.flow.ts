import type { PropertyStep } from '../../kit/flow/properties';
import { formFlow } from '../../kit/form/form.flow';
import { retryProperties } from '../../kit/form/form.properties';
import { emptySignUp, secrets, signUpMachine, validate } from './signUp.machine';

/** The draft after a reload, without the passwords. */
const kept = {
  firstName: 'Ada',
  lastName: 'Obi',
  userEmail: 'ada@crafts.test',
  mobileNumber: '08012345678',
  name: 'Ada Crafts',
};

const sendsAnother = ({ isIn, context: { values } }: PropertyStep<typeof signUpMachine>) =>
  isIn('submitting') && values.password !== values.confirmpassword;

export const signUpFlow = formFlow(signUpMachine, {
  validate,
  secrets,
  starts: {
    fresh: { values: emptySignUp },
    resumed: {
      values: emptySignUp,
      draft: kept,
      screen: { bookmark: { flow: 'signUp', bookmark: { ...kept, userEmail: '{address}' } } },
    },
  },
  typed: {
    firstName: { field: 'firstName', value: kept.firstName },
    lastName: { field: 'lastName', value: kept.lastName },
    userEmail: { field: 'userEmail', value: kept.userEmail },
    mobileNumber: { field: 'mobileNumber', value: kept.mobileNumber },
    name: { field: 'name', value: kept.name },
    password: { field: 'password', value: 'Newleaf#2027' },
    again: { field: 'confirmpassword', value: 'Newleaf#2027' },
    nothing: { field: 'firstName', value: '' },
  },
  answers: { written: { message: 'We sent you an email', email: kept.userEmail } },
  properties: [
    {
      kind: 'mustPass',
      says: 'No account is created unless the merchant submits the form',
      req: ['SUP-01', 'FLW-03'],
      to: { calls: 'save' },
      through: [{ event: 'form.submitted' }],
    },
    { kind: 'never', says: 'No password is sent that differs from its confirmation', req: ['SUP-03'], when: sendsAnother },
    ...retryProperties('sign-up', 'SUP-01', 'FLW-03'),
  ],
  screen: { path: '/sign-up', as: null },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    userEmail: { fill: 'Email', unique: true },
    mobileNumber: 'Mobile number',
    name: 'Business name',
    password: 'Password',
    confirmpassword: 'Confirm password',
  },
  buttons: { save: 'Create account', cancel: 'Back to sign in' },
  sees: { title: 'Create an account', saved: 'Check your email', cancelled: 'Sign in' },
});
