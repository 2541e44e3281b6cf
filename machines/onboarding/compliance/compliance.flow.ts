/**
 * The first version of onboarding, in four tabs. `compliance.forms.flow.ts` has the cases of their forms. `compliance.machine.ts` ships. This
 * file, with its cases and properties, never does: tests and proofs read it. `src/screens/onboarding/complianceAgain.test.tsx` tests a reload
 * of the tabs, `tests/browser/onboarding/onboardingLook.all.spec.ts` their look. `tests/models/onboarding/compliance.ts` walks its paths.
 */
import { complianceCases } from './compliance.cases';
import { complianceMachine } from './compliance.machine';
import { complianceProperties } from './compliance.properties';

export const complianceFlow = { machine: complianceMachine, cases: complianceCases, properties: complianceProperties };
