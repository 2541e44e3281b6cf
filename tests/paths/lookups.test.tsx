// @vitest-environment happy-dom
/** Every form that looks up the name of an account says what it waits for, what it found, and that it can try again. */
import { screen as page } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FlowName } from '../../machines/flows';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { flowNames } from './flowPaths';
import { wrongInOthers } from './wrong/others';

loadScreens();

interface Lookup {
  /** The bank to choose before. */
  readonly bank?: string;
  readonly label: string;
  readonly waiting: string;
  /** After a refusal. By default the provider’s words. */
  readonly notFound?: string;
  readonly failed: string;
}

const REFUSAL = 'No such account';
const LOST = 'We couldn’t reach the server. Check your connection and try again.';
const LOST_TOO = `${LOST} We couldn’t look up the name.`;
const GTBANK = 'Guaranty Trust Bank';
const TEN_DIGITS = 'Choose a bank and enter a 10-digit account number to see the name.';

/** By the form, as its field errors name it. */
const LOOKUPS: Readonly<Record<string, Lookup>> = {
  'payout:bank': { bank: GTBANK, label: 'Account number', waiting: TEN_DIGITS, failed: LOST },
  'payout:merchant': { label: 'Merchant ID', waiting: 'Enter the merchant ID to see the name.', failed: LOST },
  'splitAccount:wallet': { label: 'Merchant ID', waiting: 'Enter the merchant ID to see the name.', failed: LOST_TOO },
  'splitAccount:bank': { bank: GTBANK, label: 'Account number', waiting: TEN_DIGITS, failed: LOST_TOO },
  beneficiary: {
    bank: 'Zenith Bank',
    label: 'Account number',
    waiting: 'Choose a bank and enter at least 10 digits to see the name.',
    failed: LOST,
  },
  onboardingBank: {
    bank: GTBANK,
    label: 'Account number',
    waiting: TEN_DIGITS,
    notFound: 'We couldn’t find this account at this bank.',
    failed: 'We couldn’t look up the name.',
  },
};

let close = () => {};
afterEach(() => close());

const flowOf = (name: string) => name.split(':')[0] as FlowName;
const wanted = Object.entries(LOOKUPS).filter(([name]) => flowNames.includes(flowOf(name)));

it.each(wanted.map(([name, lookup]) => [`[${models[flowOf(name)].req.join(' ')}] ${name}`, name, lookup] as const))(
  '%s says what its lookup of the name comes to',
  async (_, name, { bank, label, waiting, notFound = REFUSAL, failed }) => {
    const form = wrongInOthers[name];
    if (!form) throw new Error(`There is no form ${name}`);
    const opened = openRendered(form.start);
    close = opened.close;
    const { I } = opened;
    const enter = async (number: string) => {
      await I.fill(label, number);
      await I.leave(label);
      await I.see('Looking up the name…');
    };
    if (form.start.opens) await I.press(form.start.opens);
    await form.opens?.(I);
    await I.see(waiting);
    if (bank) await I.choose('Bank', bank);
    await enter('0123456789');
    await I.answer('resolve', { refuses: REFUSAL });
    await I.see(notFound);
    expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
    await enter('0123456780');
    await I.answer('resolve', { fails: 'network' });
    await I.see(failed);
    await I.press('Try again');
    await I.see('Looking up the name…');
    await I.answer('resolve', { answers: { accountName: 'ADA OKAFOR' } });
    await I.see('ADA OKAFOR');
    await I.seeNone('Try again');
  },
);
