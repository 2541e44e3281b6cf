import { resourceFlow } from '../../kit/resource.flow';
import { tabs } from '../compliance/compliance.cases';
import { savedComplianceMachine } from './savedCompliance.machine';

const choices = {
  saved: tabs,
  industries: ['Logistics'],
  countries: [{ name: 'Nigeria', shortName: 'NG', code: '234' }],
  banks: [{ id: '1', name: 'Guaranty Trust Bank' }],
};

export const savedComplianceFlow = resourceFlow(savedComplianceMachine, {
  key: '',
  answers: { shown: choices },
  screen: { path: '/dashboard/compliance', as: 'musa.garba@harbour.test' },
  sees: { loading: 'Compliance information', loaded: 'Your business name and what your business does.' },
});
