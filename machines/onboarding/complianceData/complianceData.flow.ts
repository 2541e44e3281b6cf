import { resourceFlow } from '../../kit/resource/resource.flow';
import { tabs } from '../compliance/compliance.cases';
import { complianceDataMachine } from './complianceData.machine';

const choices = {
  saved: tabs,
  industries: ['Logistics'],
  countries: [{ name: 'Nigeria', shortName: 'NG', code: '234' }],
  banks: [{ id: '1', name: 'Guaranty Trust Bank' }],
};

export const complianceDataFlow = resourceFlow(complianceDataMachine, {
  key: '',
  answers: { shown: choices },
  screen: { path: '/dashboard/compliance', as: 'musa.garba@harbour.test' },
  sees: { loading: 'Compliance information', loaded: 'Your business name and what your business does.' },
});
