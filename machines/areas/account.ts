import { splitAccountCases } from '../splitAccount/splitAccount.cases';
import { splitAccountMachine } from '../splitAccount/splitAccount.machine';
import { splitAccountProperties } from '../splitAccount/splitAccount.properties';
import { splitSettlementCases } from '../splitSettlement/splitSettlement.cases';
import { splitSettlementMachine } from '../splitSettlement/splitSettlement.machine';
import { splitSettlementProperties } from '../splitSettlement/splitSettlement.properties';
import { splitSettlementsCases } from '../splitSettlements/splitSettlements.cases';
import { splitSettlementsMachine } from '../splitSettlements/splitSettlements.machine';
import { splitSettlementsProperties } from '../splitSettlements/splitSettlements.properties';
import { virtualAccountCases } from '../virtualAccount/virtualAccount.cases';
import { virtualAccountMachine } from '../virtualAccount/virtualAccount.machine';
import { virtualAccountProperties } from '../virtualAccount/virtualAccount.properties';
import { virtualAccountsCases } from '../virtualAccounts/virtualAccounts.cases';
import { virtualAccountsMachine } from '../virtualAccounts/virtualAccounts.machine';
import { virtualAccountsProperties } from '../virtualAccounts/virtualAccounts.properties';

export const accountFlows = {
  splitSettlements: {
    area: 'Account',
    machine: splitSettlementsMachine,
    cases: splitSettlementsCases,
    properties: splitSettlementsProperties,
  },
  splitSettlement: {
    area: 'Account',
    machine: splitSettlementMachine,
    cases: splitSettlementCases,
    properties: splitSettlementProperties,
  },
  splitAccount: { area: 'Account', machine: splitAccountMachine, cases: splitAccountCases, properties: splitAccountProperties },
  virtualAccounts: {
    area: 'Account',
    machine: virtualAccountsMachine,
    cases: virtualAccountsCases,
    properties: virtualAccountsProperties,
  },
  virtualAccount: {
    area: 'Account',
    machine: virtualAccountMachine,
    cases: virtualAccountCases,
    properties: virtualAccountProperties,
  },
};
