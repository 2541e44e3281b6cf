/** What must hold for every check of a bank's file. */
import type { Properties, PropertyStep } from '../../kit/flow/properties';
import type { bankCheckCases } from './bankCheck.cases';
import type { bankCheckMachine } from './bankCheck.machine';

type Step = PropertyStep<typeof bankCheckMachine>;

const keepsAComparison = ({ isIn, context: { comparison } }: Step): boolean =>
  comparison !== null && !(isIn('compared') || isIn('saving'));

const comparesNothing = ({ isIn, context: { comparison, bank } }: Step): boolean =>
  (isIn('compared') || isIn('saving')) && (comparison === null || bank === null);

/** In whole minor units, counted apart from the rules. */
const minor = (amount: string | null | undefined) => Math.round(Number(amount ?? NaN) * 100);

/** The file that was read last has one credit of this amount in the row that agrees. */
const agreesUnlessEqual = ({ context: { comparison, bank } }: Step): boolean =>
  comparison?.entries.some(({ kind, settlement, credits }) => {
    const lines = credits.map(({ line }) => line);
    const own = bank?.rows.filter((row) => row.kind === 'credit' && lines.includes(row.line)) ?? [];
    const isEqual = own.every((row) => row.kind === 'credit' && minor(row.amount) === minor(settlement.amount));
    return kind === 'agrees' && (own.length !== 1 || !isEqual);
  }) ?? false;

const usesACreditTwice = ({ context: { comparison } }: Step): boolean => {
  const lines = comparison?.entries.flatMap(({ credits }) => credits.map(({ line }) => line)) ?? [];
  return new Set(lines).size !== lines.length;
};

export const bankCheckProperties = [
  {
    kind: 'never',
    says: 'A settlement agrees with the bank only when one credit has its amount to the minor unit',
    req: ['STL-01'],
    when: agreesUnlessEqual,
  },
  { kind: 'never', says: 'A credit is counted for one settlement only', req: ['STL-01'], when: usesACreditTwice },
  {
    kind: 'never',
    says: 'After cancelling, after a fault and with another file, nothing of a comparison is left',
    req: ['STL-01'],
    when: keepsAComparison,
  },
  { kind: 'never', says: 'Nothing is compared without a file and its settlements', req: ['STL-01'], when: comparesNothing },
  {
    kind: 'mustPass',
    says: 'Settlements are loaded only for a file that the browser has read',
    req: ['STL-01'],
    to: { calls: 'listPaid' },
    through: [
      { port: 'readFile', answers: 'named' },
      { port: 'readFile', answers: 'otherAmount' },
      { port: 'readFile', answers: 'other' },
    ],
    holdsUntil: [{ state: 'choosing' }],
  },
  {
    kind: 'mustPass',
    says: 'A file is read only after the merchant chose it',
    req: ['STL-01'],
    to: { calls: 'readFile' },
    through: [{ event: 'file.chosen' }],
    holdsUntil: [{ state: 'choosing' }],
  },
  {
    kind: 'alwaysExits',
    says: 'Reading the file can be cancelled',
    req: ['STL-01'],
    from: 'reading',
    on: { event: 'reading.cancelled' },
    to: ['choosing'],
  },
  {
    kind: 'alwaysExits',
    says: 'Loading the settlements can be cancelled',
    req: ['STL-01'],
    from: 'listing',
    on: { event: 'listing.cancelled' },
    to: ['choosing'],
  },
  {
    kind: 'alwaysExits',
    says: 'Whatever becomes of the file, what was found stays on screen',
    req: ['STL-01'],
    from: 'saving',
    to: ['compared'],
  },
] as const satisfies Properties<typeof bankCheckMachine, typeof bankCheckCases>;
