import { formProperties } from '../../kit/form.properties';
import type { Moment, Properties } from '../../kit/properties';
import type { newPasswordCases } from './newPassword.cases';
import type { newPasswordMachine } from './newPassword.machine';
import { check, secrets } from './newPassword.rules';

type Step = Moment<typeof newPasswordMachine>;

const replacesItUnconfirmed = ({ isIn, context: { values } }: Step) =>
  isIn('saving') && (values.otp.trim() === '' || values.password !== values.confirmpassword);

export const newPasswordProperties = [
  ...formProperties({ req: 'SES-09', answers: ['changed'], check, secrets, leadsTo: '/' }),
  {
    kind: 'never',
    says: 'No password is replaced without a code, nor by one that was not typed twice alike',
    req: ['SES-09', 'FLW-03'],
    when: replacesItUnconfirmed,
  },
] satisfies Properties<typeof newPasswordMachine, typeof newPasswordCases>;
