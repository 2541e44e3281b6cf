import { beneficiaryCheckCases } from './beneficiaryCheck.cases';
import { beneficiaryCheckMachine } from './beneficiaryCheck.machine';
import { beneficiaryCheckProperties } from './beneficiaryCheck.properties';

export const beneficiaryCheckFlow = {
  machine: beneficiaryCheckMachine,
  cases: beneficiaryCheckCases,
  properties: beneficiaryCheckProperties,
};
