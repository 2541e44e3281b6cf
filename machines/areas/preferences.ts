import { feeBearerCases } from '../feeBearer/feeBearer.cases';
import { feeBearerMachine } from '../feeBearer/feeBearer.machine';
import { feeBearerProperties } from '../feeBearer/feeBearer.properties';
import { feeBearerChangeCases } from '../feeBearerChange/feeBearerChange.cases';
import { feeBearerChangeMachine } from '../feeBearerChange/feeBearerChange.machine';
import { feeBearerChangeProperties } from '../feeBearerChange/feeBearerChange.properties';
import { paymentOptionCases } from '../paymentOption/paymentOption.cases';
import { paymentOptionMachine } from '../paymentOption/paymentOption.machine';
import { paymentOptionProperties } from '../paymentOption/paymentOption.properties';
import { paymentOptionsCases } from '../paymentOptions/paymentOptions.cases';
import { paymentOptionsMachine } from '../paymentOptions/paymentOptions.machine';
import { paymentOptionsProperties } from '../paymentOptions/paymentOptions.properties';
import { twoFactorCases } from '../twoFactor/twoFactor.cases';
import { twoFactorMachine } from '../twoFactor/twoFactor.machine';
import { twoFactorProperties } from '../twoFactor/twoFactor.properties';
import { twoFactorOffCases } from '../twoFactorOff/twoFactorOff.cases';
import { twoFactorOffMachine } from '../twoFactorOff/twoFactorOff.machine';
import { twoFactorOffProperties } from '../twoFactorOff/twoFactorOff.properties';
import { twoFactorOnCases } from '../twoFactorOn/twoFactorOn.cases';
import { twoFactorOnMachine } from '../twoFactorOn/twoFactorOn.machine';
import { twoFactorOnProperties } from '../twoFactorOn/twoFactorOn.properties';

/** PRF-01. A part of Settings. */
export const preferencesFlows = {
  feeBearer: { area: 'Settings', machine: feeBearerMachine, cases: feeBearerCases, properties: feeBearerProperties },
  feeBearerChange: {
    area: 'Settings',
    machine: feeBearerChangeMachine,
    cases: feeBearerChangeCases,
    properties: feeBearerChangeProperties,
  },
  paymentOptions: {
    area: 'Settings',
    machine: paymentOptionsMachine,
    cases: paymentOptionsCases,
    properties: paymentOptionsProperties,
  },
  paymentOption: {
    area: 'Settings',
    machine: paymentOptionMachine,
    cases: paymentOptionCases,
    properties: paymentOptionProperties,
  },
  twoFactor: { area: 'Settings', machine: twoFactorMachine, cases: twoFactorCases, properties: twoFactorProperties },
  twoFactorOn: { area: 'Settings', machine: twoFactorOnMachine, cases: twoFactorOnCases, properties: twoFactorOnProperties },
  twoFactorOff: { area: 'Settings', machine: twoFactorOffMachine, cases: twoFactorOffCases, properties: twoFactorOffProperties },
};
