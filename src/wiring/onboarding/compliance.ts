/** The four tabs of the first version. */

import { wire } from '../../../machines/kit/flow/port';
import { complianceMachine } from '../../../machines/onboarding/compliance/compliance.machine';
import { complianceDataMachine } from '../../../machines/onboarding/complianceData/complianceData.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const compliance = () => withTemporal(() => import('../../services/onboarding/compliance'));

const forms = () => withTemporal(() => import('./uploadForms'));

export const complianceFlows = {
  complianceData: wire(complianceDataMachine, { load: lazy(compliance, (s) => s.complianceData) }),
  compliance: wire(complianceMachine, {
    profile: { save: lazy(compliance, (s) => s.saveProfile) },
    bank: { save: lazy(compliance, (s) => s.saveBank) },
    director: { save: lazy(forms, (s) => s.saveDirector) },
    documents: { save: lazy(forms, (s) => s.saveDocuments) },
    complete: lazy(compliance, (s) => s.complete),
  }),
};
