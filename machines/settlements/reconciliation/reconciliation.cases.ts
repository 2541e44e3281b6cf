/** What the flow can meet, in the paths and in the proofs. */
import { type Cases, everyFault } from '../../kit/flow/cases';
import { statement, statementItems } from '../settlementStatement/settlementStatement.flow';
import type { reconciliationMachine } from './reconciliation.machine';
import { PAGE_SIZE } from './reconciliation.rules';
import type { ItemPage, ReconciliationContext } from './reconciliation.types';

const pageOf = (rows: ItemPage['rows'], more: Partial<ItemPage> = {}): ItemPage => ({
  rows,
  total: statementItems.length,
  version: statement.version,
  amount: statement.amount,
  ...more,
});

/** A page that is full, of a settlement with one more item. */
const full = Array.from({ length: PAGE_SIZE }, (_, n) => ({
  ...statementItems[0],
  id: `${n}`,
  amount: '0.00',
})) as ItemPage['rows'];

const isExpired = ({ fault }: ReconciliationContext) => fault?.kind === 'sessionExpired';

export const reconciliationCases = {
  inputs: { settlement: { settlementId: statement.id } },
  events: { 'check.requested': { now: {} }, 'check.cancelled': { now: {} }, 'read.retried': { now: {} } },
  ports: {
    readStatement: { answers: { explained: statement, unexplained: { ...statement, lines: null } }, fails: everyFault },
    readPage: {
      answers: {
        whole: pageOf(statementItems),
        itemLost: pageOf(statementItems.slice(1)),
        itemDoubled: pageOf([...statementItems, ...statementItems.slice(0, 1)]),
        fullPage: pageOf(full, { total: PAGE_SIZE + 1 }),
        lastItem: pageOf(full.slice(0, 1), { total: PAGE_SIZE + 1 }),
        otherVersion: pageOf(statementItems, { version: 'another' }),
      },
      fails: everyFault,
    },
  },
  children: {},
  /** An expired session closes the whole dashboard. */
  possible: ({ context }: { readonly context: ReconciliationContext }) => !isExpired(context),
  remember: ({ pages, restarts, statement: read, fault }: ReconciliationContext) => [
    pages.length,
    restarts,
    read !== null,
    fault?.kind === 'sessionExpired',
  ],
} as const satisfies Cases<typeof reconciliationMachine>;
