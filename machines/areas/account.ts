import { virtualAccountCases, virtualAccountProperties } from '../balances/virtualAccount/virtualAccount.flow';
import { virtualAccountMachine } from '../balances/virtualAccount/virtualAccount.machine';
import { virtualAccountsCases, virtualAccountsProperties } from '../balances/virtualAccounts/virtualAccounts.flow';
import { virtualAccountsMachine } from '../balances/virtualAccounts/virtualAccounts.machine';
import { splitAccountCases } from '../splits/splitAccount/splitAccount.cases';
import { splitAccountMachine } from '../splits/splitAccount/splitAccount.machine';
import { splitAccountProperties } from '../splits/splitAccount/splitAccount.properties';
import { splitSettlementCases } from '../splits/splitSettlement/splitSettlement.cases';
import { splitSettlementMachine } from '../splits/splitSettlement/splitSettlement.machine';
import { splitSettlementProperties } from '../splits/splitSettlement/splitSettlement.properties';
import { splitSettlementsCases, splitSettlementsProperties } from '../splits/splitSettlements/splitSettlements.flow';
import { splitSettlementsMachine } from '../splits/splitSettlements/splitSettlements.machine';

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
