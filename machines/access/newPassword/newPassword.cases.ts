import { type Cases, everyFault } from '../../kit/cases';
import { isChanged } from '../../kit/form.rules';
import type { newPasswordMachine } from './newPassword.machine';
import { check, emptyNewPassword } from './newPassword.rules';
import type { NewPassword } from './newPassword.types';

const typed = (field: keyof NewPassword, value: string) => ({ change: { field, value } });

export const newPasswordCases = {
  inputs: { asked: { subject: 'ada@crafts.test', started: emptyNewPassword, draft: null } },
  events: {
    'field.changed': {
      code: typed('otp', '123456'),
      noCode: typed('otp', ''),
      password: typed('password', 'Newleaf#2027'),
      weak: typed('password', 'newleaf'),
      again: typed('confirmpassword', 'Newleaf#2027'),
      other: typed('confirmpassword', 'Newleaf#2028'),
    },
    'form.submitted': { now: {} },
    'leave.asked': { now: {} },
    'leave.confirmed': { now: {} },
    'leave.dismissed': { now: {} },
  },
  ports: { save: { answers: { changed: { message: 'Your password was changed' } }, fails: everyFault } },
  children: {},
  // A call that is made before there is a session cannot find it expired.
  possible: (_, { subject, name }) => subject !== 'save' || name !== 'sessionExpired',
  remember: ({ values, started, problem }) => [Object.keys(check(values)), isChanged(values, started), problem !== null],
} satisfies Cases<typeof newPasswordMachine>;
