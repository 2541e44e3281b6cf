/** Every form that looks up the name of an account: each field that belongs to the account makes the old name void. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { onboardingBankCases } from '../../onboarding/onboardingBank/onboardingBank.cases';
import { onboardingBankMachine } from '../../onboarding/onboardingBank/onboardingBank.machine';
import { beneficiaryCases } from '../../payouts/beneficiary/beneficiary.cases';
import { beneficiaryMachine } from '../../payouts/beneficiary/beneficiary.machine';
import { payoutCases } from '../../payouts/payout/payout.cases';
import { payoutMachine } from '../../payouts/payout/payout.machine';
import { settlementAccountCases } from '../../settings/settlementAccount/settlementAccount.cases';
import { settlementAccountMachine } from '../../settings/settlementAccount/settlementAccount.machine';
import { partners, banks as splitBanks } from '../../splits/splitAccount/splitAccount.cases';
import { splitAccountMachine } from '../../splits/splitAccount/splitAccount.machine';
import { wire } from '../flow/port';
import { assertPresent } from '../values/assertPresent';
import type { Account } from './accountLookup.types';

/** Longer than the pause after typing. */
const PAUSE_MS = 2_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const OTHER_BANK = { id: '77', bankCode: '777' } as const;

const never = () => new Promise<never>(() => undefined);

/** Notes which accounts are looked up. */
function lookups() {
  const asked: Account[] = [];
  const resolve = async (account: Account) => {
    asked.push(account);
    return { accountName: 'ADA OKAFOR' };
  };
  return { asked, resolution: { resolve } };
}

interface Change {
  readonly does: () => void;
  /** What is then looked up. Null if the account is incomplete. */
  readonly asks: Partial<Account> | null;
}

interface Form {
  readonly asked: readonly Account[];
  readonly name: () => string | null;
  /** Enters a whole account. */
  readonly enter: () => void;
  readonly changes: Readonly<Record<string, Change>>;
}

function payout(): Form {
  const { asked, resolution } = lookups();
  const machine = wire(payoutMachine, {
    loadChoices: async () => payoutCases.ports.loadChoices.answers.all,
    initiatePayout: never,
    getPayoutStatus: never,
    loadResult: never,
    resolution,
    confirmation: { quote: never },
    otp: { verify: never, resend: never },
  });
  const actor = createActor(machine, { input: { currency: 'NGN', businessId: '1001', bookmark: null } }).start();
  const { send } = actor;
  return {
    asked,
    name: () => actor.getSnapshot().context.recipient,
    enter: () => {
      send({ type: 'bank.chosen', bankCode: '058' });
      send({ type: 'account.changed', accountNumber: '0123456789' });
    },
    changes: {
      bank: { does: () => send({ type: 'bank.chosen', bankCode: '044' }), asks: { bankCode: '044' } },
      number: {
        does: () => send({ type: 'account.changed', accountNumber: '0123456780' }),
        asks: { accountNumber: '0123456780' },
      },
      type: { does: () => send({ type: 'type.chosen', recipientType: 'Merchant' }), asks: null },
      source: { does: () => send({ type: 'source.chosen', source: 'beneficiary' }), asks: null },
      'source and back': {
        does: () => {
          send({ type: 'source.chosen', source: 'beneficiary' });
          send({ type: 'source.chosen', source: 'new' });
        },
        asks: { bankCode: '058', accountNumber: '0123456789' },
      },
    },
  };
}

function beneficiary(): Form {
  const { asked, resolution } = lookups();
  const banks = beneficiaryCases.ports.loadBanks.answers.banks.flatMap((bank) => [bank, { ...bank, ...OTHER_BANK }]);
  const actor = createActor(wire(beneficiaryMachine, { loadBanks: async () => banks, save: never, resolution }), {
    input: { bookmark: null },
  }).start();
  const { send } = actor;
  return {
    asked,
    name: () => actor.getSnapshot().context.name,
    enter: () => {
      send({ type: 'bank.chosen', bankId: banks[0]?.id ?? '' });
      send({ type: 'account.changed', accountNumber: '0123456789' });
    },
    changes: {
      bank: { does: () => send({ type: 'bank.chosen', bankId: OTHER_BANK.id }), asks: { bankCode: OTHER_BANK.bankCode } },
      number: {
        does: () => send({ type: 'account.changed', accountNumber: '0123456780' }),
        asks: { accountNumber: '0123456780' },
      },
      type: { does: () => send({ type: 'type.chosen', beneficiaryType: 'Mobile' }), asks: null },
    },
  };
}

function splitAccount(): Form {
  const { asked, resolution } = lookups();
  const machine = wire(splitAccountMachine, { keepAccounts: never, resolution });
  const actor = createActor(machine, {
    input: { owner: 'me', merchantId: '1001', split: partners, editing: null, banks: splitBanks },
  }).start();
  const { send } = actor;
  return {
    asked,
    name: () => actor.getSnapshot().context.name,
    enter: () => {
      send({ type: 'type.chosen', settlementType: 'bank' });
      send({ type: 'bank.chosen', bankCode: '058' });
      send({ type: 'number.changed', accountNumber: '0123456789' });
    },
    changes: {
      bank: { does: () => send({ type: 'bank.chosen', bankCode: '044' }), asks: { bankCode: '044' } },
      number: {
        does: () => send({ type: 'number.changed', accountNumber: '0123456780' }),
        asks: { accountNumber: '0123456780' },
      },
      type: { does: () => send({ type: 'type.chosen', settlementType: 'wallet' }), asks: null },
      'type and merchant': {
        does: () => {
          send({ type: 'type.chosen', settlementType: 'wallet' });
          send({ type: 'merchant.changed', merchantId: '1004' });
        },
        asks: { type: 'Merchant', accountNumber: '1004' },
      },
    },
  };
}

type BankEvent =
  | { readonly type: 'bank.chosen'; readonly bankId: string }
  | { readonly type: 'account.changed'; readonly accountNumber: string };

/** A form of a bank and a number. */
function byBank(send: (event: BankEvent) => void): Pick<Form, 'enter' | 'changes'> {
  return {
    enter: () => {
      send({ type: 'bank.chosen', bankId: '1' });
      send({ type: 'account.changed', accountNumber: '0123456789' });
    },
    changes: {
      bank: { does: () => send({ type: 'bank.chosen', bankId: OTHER_BANK.id }), asks: { bankCode: OTHER_BANK.bankCode } },
      number: {
        does: () => send({ type: 'account.changed', accountNumber: '0123456780' }),
        asks: { accountNumber: '0123456780' },
      },
    },
  };
}

function onboardingBank(): Form {
  const { asked, resolution } = lookups();
  const { empty } = onboardingBankCases.ports.load.answers;
  const load = async () => ({ ...empty, banks: empty.banks.flatMap((bank) => [bank, { ...bank, ...OTHER_BANK }]) });
  const actor = createActor(wire(onboardingBankMachine, { load, save: never, resolution }), { input: { lock: null } }).start();
  return { asked, name: () => actor.getSnapshot().context.name, ...byBank(actor.send) };
}

function settlementAccount(): Form {
  const { asked, resolution } = lookups();
  const { some } = settlementAccountCases.ports.loadBanks.answers;
  const loadBanks = async () => some.flatMap((bank) => [bank, { ...bank, ...OTHER_BANK }]);
  const machine = wire(settlementAccountMachine, { loadBanks, save: never, resolution });
  const actor = createActor(machine, { input: { listed: [] } }).start();
  return { asked, name: () => actor.getSnapshot().context.name, ...byBank(actor.send) };
}

const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS);

const FORMS = { payout, beneficiary, splitAccount, onboardingBank, settlementAccount };

describe.each(Object.entries(FORMS))('[PAY-04] the name of an account in %s', (_, open) => {
  it.each(Object.keys(open().changes))('is looked up again after another %s', async (changed) => {
    const { name, asked, enter, changes } = open();
    const { does, asks } = assertPresent(changes[changed], 'a change');
    await pause();
    enter();
    await pause();
    expect([name(), asked.length]).toEqual(['ADA OKAFOR', 1]);
    does();
    expect(name()).toBeNull();
    await pause();
    expect(name()).toBe(asks && 'ADA OKAFOR');
    expect(asked.slice(1)).toMatchObject(asks ? [asks] : []);
  });

  it.each(Object.keys(open().changes))('is not looked up for what was entered before another %s', async (changed) => {
    const { asked, enter, changes } = open();
    const { does, asks } = assertPresent(changes[changed], 'a change');
    await pause();
    enter();
    does();
    await pause();
    expect(asked).toMatchObject(asks ? [asks] : []);
  });
});
