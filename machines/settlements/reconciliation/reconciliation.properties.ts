/** What must hold for every check of a settlement, whatever the provider answers. */
import type { Properties, PropertyStep } from '../../kit/flow/properties';
import type { reconciliationCases } from './reconciliation.cases';
import type { reconciliationMachine } from './reconciliation.machine';
import { PAGE_SIZE } from './reconciliation.rules';

type Step = PropertyStep<typeof reconciliationMachine>;

/** In whole minor units, counted apart from the rules. */
const minor = (amount: string) => BigInt(Math.round(Number(amount) * 100));

/** Every announced item was read once, and each line and the amount are the sums of what was read. */
const agreesWithoutAll = ({ isIn, context: { statement, tally, pages, total } }: Step): boolean => {
  if (!isIn('agrees')) return false;
  const ids = pages.flat();
  const isWhole = ids.length === total && new Set(ids).size === total;
  const isEqual =
    statement?.lines?.every(({ line, amount, count }) => {
      const found = tally[line];
      return minor(found?.amount ?? '0') === minor(amount) && (found?.count ?? 0) === count;
    }) ?? false;
  const sum = Object.values(tally).reduce((all, { amount }) => all + minor(amount), 0n);
  return !isWhole || !isEqual || sum !== minor(statement?.amount ?? '');
};

/** The last page that came is of the same version as the statement. */
const comparesMoments = ({ isIn, happened, before, context }: Step): boolean => {
  if (!(isIn('agrees') || isIn('differs')) || happened?.subject !== 'readPage') return false;
  const page = happened.payload;
  const version = typeof page === 'object' && page !== null && 'version' in page ? page.version : null;
  return version !== context.statement?.version || before.statement !== context.statement;
};

const speaksOfAnother = ({ isIn, context: { statement, settlementId } }: Step): boolean =>
  (isIn('agrees') || isIn('differs')) && statement?.id !== settlementId;

const keepsAVerdict = ({ isIn, context: { verdict, pages } }: Step): boolean =>
  (isIn('cancelled') || isIn('changing') || isIn('opening')) && (verdict !== null || pages.length > 0);

/** The pages that were read hold fewer items than were announced, and the last of them was not empty. */
const isPartial = ({ pages, total }: Step['context']): boolean =>
  (pages.at(-1)?.length ?? 0) > 0 && pages.length * PAGE_SIZE < (total ?? 0);

const comparesEarly = ({ isIn, context }: Step): boolean =>
  context.verdict !== null && (!(isIn('agrees') || isIn('differs')) || isPartial(context));

export const reconciliationProperties = [
  {
    kind: 'never',
    says: 'A settlement agrees only when every item was read once, and each sum is equal to the minor unit',
    req: ['STL-01'],
    when: agreesWithoutAll,
  },
  {
    kind: 'never',
    says: 'A verdict never mixes what was read at different moments',
    req: ['STL-01'],
    when: comparesMoments,
  },
  { kind: 'never', says: 'A verdict is never about another settlement', req: ['STL-01'], when: speaksOfAnother },
  {
    kind: 'never',
    says: 'After cancelling, and before a new check has read anything, no sum is left',
    req: ['STL-01'],
    when: keepsAVerdict,
  },
  { kind: 'never', says: 'Nothing is compared before the last page was read', req: ['STL-01'], when: comparesEarly },
  {
    kind: 'never',
    says: 'The merchant reads that a settlement agrees only after the provider’s last page',
    req: ['STL-01'],
    enter: 'agrees',
    unless: [
      { port: 'readPage', answers: 'whole' },
      { port: 'readPage', answers: 'lastItem' },
    ],
  },
  {
    kind: 'mustPass',
    says: 'Items are read only after their statement',
    req: ['STL-01'],
    to: { calls: 'readPage' },
    through: [{ port: 'readStatement', answers: 'explained' }],
    holdsUntil: [{ state: 'opening' }],
  },
  {
    kind: 'alwaysExits',
    says: 'A lost item never goes unseen',
    req: ['STL-01'],
    from: 'reading',
    on: { port: 'readPage', answers: 'itemLost' },
    to: ['differs', 'opening', 'changing'],
  },
  {
    kind: 'alwaysExits',
    says: 'An item that comes twice never goes unseen',
    req: ['STL-01'],
    from: 'reading',
    on: { port: 'readPage', answers: 'itemDoubled' },
    to: ['differs', 'opening', 'changing'],
  },
] as const satisfies Properties<typeof reconciliationMachine, typeof reconciliationCases>;
