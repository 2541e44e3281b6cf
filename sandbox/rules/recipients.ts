/** Account names. Test values replace a bank's register, like test card numbers. */
import { createHash } from 'node:crypto';
import { Refusal } from '../refusal';

export const banks = [
  { id: 1, name: 'Guaranty Trust Bank', bankCode: '058' },
  { id: 2, name: 'Access Bank', bankCode: '044' },
  { id: 3, name: 'Zenith Bank', bankCode: '057' },
  { id: 4, name: 'United Bank for Africa', bankCode: '033' },
  { id: 5, name: 'First Bank of Nigeria', bankCode: '011' },
  { id: 6, name: 'Sterling Bank', bankCode: '232' },
  { id: 7, name: 'Stanbic IBTC', bankCode: '221' },
  { id: 8, name: 'FCMB', bankCode: '214' },
] as const;

export const testNumbers = {
  known: '0123456789',
  unresolvable: '0000000000',
  silentBank: '0000000408',
  /** Its bank refuses the first payment of a batch, and accepts the second. */
  secondTime: '0000000503',
  unknownMerchant: '4040',
} as const;

export const knownName = 'ADA OKAFOR';

/** Accounts of Bluecrest Stores, by the code of their bank and their number. */
const BUSINESS_ACCOUNTS: ReadonlyMap<string, string> = new Map([
  ['057:2034458190', 'BLUECREST STORES LTD'],
  ['232:0099120455', 'BLUECREST STORES LIMITED'],
]);

const FIRST = [
  'ADAEZE',
  'BAYO',
  'CHIDI',
  'DAMILOLA',
  'EMEKA',
  'FATIMA',
  'GODWIN',
  'HALIMA',
  'IBRAHIM',
  'JUMOKE',
  'KELECHI',
  'LOLA',
];
const LAST = [
  'ADEYEMI',
  'BALOGUN',
  'CHUKWU',
  'DANJUMA',
  'EZE',
  'FASHOLA',
  'GARBA',
  'IGWE',
  'LAWAL',
  'MOHAMMED',
  'NWOSU',
  'OKORO',
  'SANNI',
];

/** Returns always the same name for the same number at the same bank. */
export function nameOf(place: string, number: string): string {
  if (number === testNumbers.known) return knownName;
  const own = BUSINESS_ACCOUNTS.get(`${place}:${number}`);
  if (own) return own;
  const digest = createHash('sha256').update(`${place}:${number}`).digest();
  return `${FIRST[digest.readUInt16BE(0) % FIRST.length]} ${LAST[digest.readUInt16BE(2) % LAST.length]}`;
}

export function bankOf(bankCode: string | undefined) {
  const bank = banks.find((known) => known.bankCode === bankCode);
  if (!bank) throw new Refusal(400, 'Unknown bank');
  return bank;
}

export function bankWithId(id: string | undefined) {
  return bankOf(banks.find((known) => String(known.id) === id)?.bankCode);
}

export const unresolved = () => new Refusal(404, 'Account could not be resolved');

function resolved(place: string, number: string): string {
  if (number === testNumbers.unresolvable) throw unresolved();
  if (number === testNumbers.silentBank) throw new Refusal(503, 'The bank did not respond');
  return nameOf(place, number);
}

/** Returns the name of a bank account with ten digits. */
export function resolveBankAccount(bankCode: string | undefined, accountNumber: string): string {
  const bank = bankOf(bankCode);
  if (!/^\d{10}$/.test(accountNumber)) throw new Refusal(400, 'accountNumber must be 10 digits');
  return resolved(bank.bankCode, accountNumber);
}

/** Returns the name of a mobile wallet with 10 to 15 digits. */
export function resolveMobile(number: string): string {
  if (!/^\d{10,15}$/.test(number)) throw new Refusal(400, 'accountNumber must be 10 to 15 digits');
  return resolved('mobile', number);
}
