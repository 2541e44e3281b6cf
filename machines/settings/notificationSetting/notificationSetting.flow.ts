import type { PropertyStep } from '../../kit/flow/properties';
import { formFlow } from '../../kit/form/form.flow';
import { notificationSettingMachine, validate } from './notificationSetting.machine';

const sendsWhatIsSo = ({ isIn, context: { values } }: PropertyStep<typeof notificationSettingMachine>) =>
  isIn('submitting') && values.ways === values.now;

export const notificationSettingFlow = formFlow(notificationSettingMachine, {
  validate,
  starts: { both: { subject: 'chargebacks', values: { ways: 'both', now: 'both' } } },
  typed: {
    email: { field: 'ways', value: 'email' },
    none: { field: 'ways', value: 'none' },
    both: { field: 'ways', value: 'both' },
  },
  answers: { saved: { message: 'Notifications updated' } },
  properties: [{ kind: 'never', says: 'An unchanged setting is never submitted', req: ['NAV-12'], when: sendsWhatIsSo }],
  screen: { path: '/dashboard/settings/preference?notify=chargebacks', as: 'amaka.obi@bluecrest.test' },
  fields: { ways: { pick: { both: 'By email and here', email: 'By email', app: 'Here', none: 'Off' } } },
  sees: {
    title: 'Notifications of chargebacks',
    missing: 'This is the current setting. Choose a different one.',
    saved: 'Two-factor sign-in',
  },
});
