import { feeBearerCases } from '../settings/feeBearer/feeBearer.cases';
import { feeBearerMachine } from '../settings/feeBearer/feeBearer.machine';
import { feeBearerProperties } from '../settings/feeBearer/feeBearer.properties';
import { feeBearerChangeCases } from '../settings/feeBearerChange/feeBearerChange.cases';
import { feeBearerChangeMachine } from '../settings/feeBearerChange/feeBearerChange.machine';
import { feeBearerChangeProperties } from '../settings/feeBearerChange/feeBearerChange.properties';
import { paymentOptionCases } from '../settings/paymentOption/paymentOption.cases';
import { paymentOptionMachine } from '../settings/paymentOption/paymentOption.machine';
import { paymentOptionProperties } from '../settings/paymentOption/paymentOption.properties';
import { paymentOptionsCases } from '../settings/paymentOptions/paymentOptions.cases';
import { paymentOptionsMachine } from '../settings/paymentOptions/paymentOptions.machine';
import { paymentOptionsProperties } from '../settings/paymentOptions/paymentOptions.properties';
import { twoFactorCases } from '../settings/twoFactor/twoFactor.cases';
import { twoFactorMachine } from '../settings/twoFactor/twoFactor.machine';
import { twoFactorProperties } from '../settings/twoFactor/twoFactor.properties';
import { twoFactorOffCases } from '../settings/twoFactorOff/twoFactorOff.cases';
import { twoFactorOffMachine } from '../settings/twoFactorOff/twoFactorOff.machine';
import { twoFactorOffProperties } from '../settings/twoFactorOff/twoFactorOff.properties';
import { twoFactorOnCases } from '../settings/twoFactorOn/twoFactorOn.cases';
import { twoFactorOnMachine } from '../settings/twoFactorOn/twoFactorOn.machine';
import { twoFactorOnProperties } from '../settings/twoFactorOn/twoFactorOn.properties';

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
