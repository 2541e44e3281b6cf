import { formPart } from '../../kit/form/form.flow';
import { firstPasswordMachine } from './firstPassword.machine';
import { firstPasswordProperties } from './firstPassword.properties';
import { check, emptyPassword, secrets } from './invitation.rules';

const GOOD = 'Bluecrest#2026';

/** The form is part of `invitation`, which runs it. */
export const firstPasswordPart = formPart(firstPasswordMachine, {
  validate: check,
  secrets,
  starts: { empty: { values: emptyPassword } },
  typed: {
    password: { field: 'password', value: GOOD },
    same: { field: 'confirmpassword', value: GOOD },
    other: { field: 'confirmpassword', value: 'Bluecrest#2025' },
  },
  answers: { accepted: { message: 'Invitation accepted' } },
  properties: firstPasswordProperties,
});
