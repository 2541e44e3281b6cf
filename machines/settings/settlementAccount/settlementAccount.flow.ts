/**
 * Adds a bank account for settlements. `settlementAccount.machine.ts` ships. This file, with its cases and properties, never does: tests and
 * proofs read it. `settlementAccount.test.ts` tests the machine, `tests/browser/settings/settlementAccounts.spec.ts` tests it in a browser.
 * `tests/models/settings/settlementAccount.ts` walks its paths.
 */
import { settlementAccountCases } from './settlementAccount.cases';
import { settlementAccountMachine } from './settlementAccount.machine';
import { settlementAccountProperties } from './settlementAccount.properties';

export const settlementAccountFlow = {
  machine: settlementAccountMachine,
  cases: settlementAccountCases,
  properties: settlementAccountProperties,
};
