import type { PropertyStep } from '../../kit/flow/properties';
import { formFlow } from '../../kit/form/form.flow';
import { feeBearerChangeMachine, formOfBearer, validate } from './feeBearerChange.machine';

const sendsWhatIsSo = ({ isIn, context: { values } }: PropertyStep<typeof feeBearerChangeMachine>) =>
  isIn('submitting') && values.feeBearer === values.now;

export const feeBearerChangeFlow = formFlow(feeBearerChangeMachine, {
  validate,
  starts: { saved: { values: formOfBearer('SBF') } },
  edits: {
    thing: 'setting',
    outdated: { changed: { said: 'Someone changed the fee bearer after you opened it', present: formOfBearer('SPLIT') } },
  },
  typed: {
    customer: { field: 'feeBearer', value: 'CBF' },
    split: { field: 'feeBearer', value: 'SPLIT' },
    business: { field: 'feeBearer', value: 'SBF' },
  },
  answers: { saved: { message: 'Fee bearer updated successfully' } },
  properties: [{ kind: 'never', says: 'An unchanged fee bearer is never submitted', req: ['PRF-01'], when: sendsWhatIsSo }],
  screen: { path: '/dashboard/settings/preference?changing=fees', as: 'amaka.obi@bluecrest.test', before: ['feeBearer.load'] },
  fields: { feeBearer: { pick: { CBF: 'Customer', SBF: 'Subsidiary', SPLIT: 'Split' } } },
  sees: {
    title: 'Who pays the fees?',
    missing: 'This is the current setting. Choose a different one.',
    saved: 'Change fee bearer',
  },
});
