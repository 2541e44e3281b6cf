import { splitAccountCases } from './splitAccount.cases';
import { splitAccountMachine } from './splitAccount.machine';
import { splitAccountProperties } from './splitAccount.properties';

export const splitAccountFlow = { machine: splitAccountMachine, cases: splitAccountCases, properties: splitAccountProperties };
