import { resourceFlow } from '../../kit/resource/resource.flow';
import { inflowOutflowMachine } from './inflowOutflow.machine';

export const inflowOutflowFlow = resourceFlow(inflowOutflowMachine, {
  start: 'days',
  key: 'days NGN',
  other: { name: 'week', key: 'week NGN', by: { choose: 'Period', option: 'This week' } },
  answers: {
    two: [
      { name: 'October 2026', inflow: '96700412.80', outflow: '74216090.15' },
      { name: 'November 2026', inflow: '92417330.25', outflow: '57906771.20' },
    ],
  },
  screen: { path: '/dashboard', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Inflow and outflow', loaded: ['Net in the last 30 days', 'Week to date'] },
});
