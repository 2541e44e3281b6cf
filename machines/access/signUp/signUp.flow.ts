import { type Cases, everyFault } from '../../kit/cases';
import { formProperties } from '../../kit/form.properties';
import { isChanged } from '../../kit/form.rules';
import type { Properties } from '../../kit/properties';
import { check, emptySignUp, type SignUpDraft, secrets, signUpMachine } from './signUp.machine';

const typed = (field: keyof SignUpDraft, value: string) => ({ change: { field, value } });

/** As it comes back after a reload: without the passwords. */
const kept = {
  firstName: 'Ada',
  lastName: 'Obi',
  userEmail: 'ada@crafts.test',
  mobileNumber: '08012345678',
  name: 'Ada Crafts',
};

export const signUpCases = {
  inputs: {
    fresh: { subject: '', started: emptySignUp, draft: null },
    resumed: { subject: '', started: emptySignUp, draft: kept },
  },
  events: {
    'field.changed': {
      firstName: typed('firstName', kept.firstName),
      lastName: typed('lastName', kept.lastName),
      userEmail: typed('userEmail', kept.userEmail),
      mobileNumber: typed('mobileNumber', kept.mobileNumber),
      name: typed('name', kept.name),
      password: typed('password', 'Newleaf#2027'),
      again: typed('confirmpassword', 'Newleaf#2027'),
      nothing: typed('firstName', ''),
    },
    'form.submitted': { now: {} },
    'leave.asked': { now: {} },
    'leave.confirmed': { now: {} },
    'leave.dismissed': { now: {} },
  },
  ports: {
    save: { answers: { written: { message: 'We have sent you an e-mail', email: kept.userEmail } }, fails: everyFault },
  },
  children: {},
  // A call that is made before there is a session cannot find it expired.
  possible: (_, { subject, name }) => subject !== 'save' || name !== 'sessionExpired',
  remember: ({ values, started, problem }) => [Object.keys(check(values)).length, isChanged(values, started), problem !== null],
} satisfies Cases<typeof signUpMachine>;

const signUpProperties = [...formProperties({ req: 'SUP-01', answers: ['written'], check, secrets })] satisfies Properties<
  typeof signUpMachine,
  typeof signUpCases
>;

export const signUpFlow = { machine: signUpMachine, cases: signUpCases, properties: signUpProperties };
