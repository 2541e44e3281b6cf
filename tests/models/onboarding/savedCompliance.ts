import type { savedComplianceCases } from '../../../machines/onboarding/savedCompliance/savedCompliance.flow';
import type { savedComplianceMachine } from '../../../machines/onboarding/savedCompliance/savedCompliance.machine';
import { oneOfItsKind } from '../forms';
import type { Model, StateOf } from '../model';

export const savedComplianceModel = oneOfItsKind({
  req: ['ONB-15'],
  id: 'savedCompliance',
  start: { path: '/dashboard/compliance', as: 'musa.garba@harbour.test' },
  title: 'Compliance information',
  shown: 'What the business is called, and what it does.',
}) satisfies Model<typeof savedComplianceCases, StateOf<typeof savedComplianceMachine>>;
