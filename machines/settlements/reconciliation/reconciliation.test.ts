import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { SettlementItem } from '../../../contract/settlements/settlementItems';
import { wire } from '../../kit/flow/port';
import { statement } from '../settlementStatement/settlementStatement.flow';
import { reconciliationMachine } from './reconciliation.machine';
import { PAGE_SIZE } from './reconciliation.rules';
import type { ItemPage } from './reconciliation.types';

const LINES = ['collections', 'fees', 'refunds', 'chargebacks', 'reserveWithheld', 'adjustments'] as const;

const anItem = fc.record({ line: fc.constantFrom(...LINES), minor: fc.bigInt({ min: -(10n ** 9n), max: 10n ** 12n }) });
type Drawn = { readonly line: string; readonly minor: bigint };

const major = (minor: bigint) => {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const itemsOf = (drawn: readonly Drawn[]): SettlementItem[] =>
  drawn.map(({ line, minor }, n) => ({
    id: String(n),
    at: '2026-11-25T10:14:00',
    line,
    amount: major(minor),
    reference: '',
    description: '',
    subject: null,
  }));

const sumOf = (drawn: readonly Drawn[]) => drawn.reduce((sum, { minor }) => sum + minor, 0n);

function statementOf(drawn: readonly Drawn[]) {
  const lines = LINES.flatMap((line) => {
    const mine = drawn.filter((one) => one.line === line);
    return mine.length === 0 ? [] : [{ line, count: mine.length, amount: major(sumOf(mine)) }];
  });
  return { ...statement, id: '7', lines, amount: major(sumOf(drawn)), version: 'first' };
}

type Answer = (page: number, reads: number) => ItemPage;

const pages =
  (items: readonly SettlementItem[], total: number, version = 'first'): Answer =>
  (page) => ({ rows: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total, version, amount: null });

/** Runs a whole check against a provider. */
async function checked(stated: typeof statement, answer: Answer) {
  let reads = 0;
  const machine = wire(reconciliationMachine, {
    readStatement: async () => stated,
    readPage: async ({ page }) => {
      reads += 1;
      return answer(page, reads);
    },
  });
  const actor = createActor(machine, { input: { settlementId: '7' } }).start();
  const { value, context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  actor.stop();
  return { value, context, reads };
}

const several = fc.array(anItem, { minLength: 1, maxLength: 260, size: 'max' });

describe('[STL-01] a settlement', () => {
  it('agrees when every item is read and every sum is equal, however many pages there are', () =>
    fc.assert(
      fc.asyncProperty(several, async (drawn) => {
        const { value, reads } = await checked(statementOf(drawn), pages(itemsOf(drawn), drawn.length));
        expect([value, reads]).toEqual(['agrees', Math.ceil(drawn.length / PAGE_SIZE)]);
      }),
      { numRuns: 60 },
    ));

  it('differs when the provider loses an item, by the amount of that item', () =>
    fc.assert(
      fc.asyncProperty(several, fc.nat(), async (drawn, n) => {
        const lost = drawn[n % drawn.length];
        const rest = itemsOf(drawn).filter((_, place) => place !== n % drawn.length);
        const { value, context } = await checked(statementOf(drawn), pages(rest, drawn.length));
        expect([value, context.verdict?.missing]).toEqual(['differs', 1]);
        expect(context.verdict?.difference).toBe(major(lost?.minor ?? 0n));
      }),
      { numRuns: 60 },
    ));

  it('differs when an item comes twice in the place of another one, even if the sums are equal', async () => {
    const drawn: Drawn[] = [
      { line: 'collections', minor: 500n },
      { line: 'collections', minor: 500n },
    ];
    const [first] = itemsOf(drawn);
    const { value, context } = await checked(statementOf(drawn), pages(first ? [first, first] : [], 2));
    expect([value, context.verdict?.difference, context.verdict?.doubled.map(({ id }) => id)]).toEqual([
      'differs',
      '0.00',
      ['0'],
    ]);
  });

  it('differs by one kobo', async () => {
    const drawn: Drawn[] = [{ line: 'collections', minor: 1_842_350_00n }];
    const stated = { ...statementOf(drawn), amount: '1842350.01' };
    const { value, context } = await checked(stated, pages(itemsOf(drawn), 1));
    expect([value, context.verdict?.difference]).toEqual(['differs', '0.01']);
  });

  it('differs when two lines are wrong by the same amount', async () => {
    const drawn: Drawn[] = [
      { line: 'collections', minor: 900n },
      { line: 'refunds', minor: -100n },
    ];
    const stated = statementOf(drawn).lines.map((line, n) => ({ ...line, amount: n === 0 ? '9.50' : '-1.50' }));
    const { value } = await checked({ ...statementOf(drawn), lines: stated }, pages(itemsOf(drawn), 2));
    expect(value).toBe('differs');
  });

  it('differs when an item belongs to no line of the statement', async () => {
    const drawn: Drawn[] = [{ line: 'collections', minor: 900n }];
    const more = itemsOf([...drawn, { line: 'adjustments', minor: 0n }]);
    const { value, context } = await checked(statementOf(drawn), pages(more, 2));
    expect([value, context.verdict?.lines.at(-1)?.stated]).toEqual(['differs', null]);
  });

  it('is read again when it changes between two pages, and is compared with one moment only', async () => {
    const drawn = Array.from({ length: 150 }, (): Drawn => ({ line: 'collections', minor: 100n }));
    const items = itemsOf(drawn);
    // The version changes with the second page, once.
    const { value, context, reads } = await checked(statementOf(drawn), (page, n) =>
      pages(items, 150, n === 2 ? 'second' : 'first')(page, n),
    );
    expect([value, context.restarts, reads]).toEqual(['agrees', 1, 4]);
  });

  it('is read again when its total changes, and is given up when it keeps changing', async () => {
    const drawn = Array.from({ length: 150 }, (): Drawn => ({ line: 'collections', minor: 100n }));
    const growing: Answer = (page, reads) => pages(itemsOf(drawn), 150 + reads)(page, reads);
    const { value, context } = await checked({ ...statementOf(drawn), version: 'first' }, growing);
    expect([value, context.verdict, context.pages]).toEqual(['changing', null, []]);
  });

  it('is not compared when the provider doesn’t list what it sums', async () => {
    const { value, reads } = await checked({ ...statement, lines: null }, pages([], 0));
    expect([value, reads]).toEqual(['unexplained', 0]);
  });

  it('says nothing after the merchant cancels, and the open call is aborted', async () => {
    const aborted: boolean[] = [];
    const machine = wire(reconciliationMachine, {
      readStatement: async () => statement,
      readPage: (_, { signal }) =>
        new Promise<never>(() => {
          signal.addEventListener('abort', () => aborted.push(true));
        }),
    });
    const actor = createActor(machine, { input: { settlementId: statement.id } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('reading'));
    actor.send({ type: 'check.cancelled' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.verdict, context.pages, context.total, aborted]).toEqual(['cancelled', null, [], null, [true]]);
    actor.stop();
  });

  it('goes on from the page that failed', async () => {
    const drawn = Array.from({ length: 150 }, (): Drawn => ({ line: 'collections', minor: 100n }));
    const asked: number[] = [];
    const machine = wire(reconciliationMachine, {
      readStatement: async () => statementOf(drawn),
      readPage: async ({ page }) => {
        asked.push(page);
        if (asked.length === 2) throw new Error('The page is lost');
        return pages(itemsOf(drawn), 150)(page, 0);
      },
    });
    const report = globalThis.reportError;
    globalThis.reportError = () => {};
    const actor = createActor(machine, { input: { settlementId: '7' } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('unread'));
    actor.send({ type: 'read.retried' });
    const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    globalThis.reportError = report;
    actor.stop();
    expect([value, asked]).toEqual(['agrees', [1, 2, 2]]);
  });
});
