import { beneficiaryCases } from './beneficiary.cases';
import { beneficiaryMachine } from './beneficiary.machine';
import { beneficiaryProperties } from './beneficiary.properties';

export const beneficiaryFlow = { machine: beneficiaryMachine, cases: beneficiaryCases, properties: beneficiaryProperties };
