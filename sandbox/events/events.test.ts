/** How those who follow an area take part in its transaction. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { subscribers } from '../composition';
import type { OperationContext } from '../context';
import type { Database } from '../database/database';
import { fundings, messages } from '../database/schema';
import { payIn } from '../ledger/funding';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime } from '../testing/people';
import { type Subscriber, subscribe } from './events';

let database: Database;
let context: OperationContext;
beforeAll(async () => {
  database = await seededDatabase();
  context = contextAtFixedTime(database.db);
}, SETUP_MS);
afterEach(() => subscribe(subscribers));
afterAll(() => database.close());

type OfFunding = Subscriber<'fundingReceived'>;

/** Publishes `fundingReceived` in the transaction of its posting. */
const pay = () =>
  payIn(context, { accountNumber: '9912045567', amount: 1_000_00n, senderName: 'Chika Nwosu', senderBank: 'Access Bank' });

const stored = async () => [await database.db.$count(fundings), await database.db.$count(messages)];

describe('the subscribers of an event', () => {
  it('run one after another, in the transaction of the change', async () => {
    const seen: (string | number)[] = [];
    const first: OfFunding = async (tx, _, { fundingId }) => {
      await tx.$count(fundings);
      seen.push('first', fundingId);
    };
    const second: OfFunding = async (tx, _, { fundingId }) => {
      seen.push('second', fundingId, await tx.$count(fundings));
    };
    subscribe({ ...subscribers, fundingReceived: [first, second] });
    const [before = 0, emails] = await stored();
    expect(await pay()).toBeNull();
    const id = seen[1];
    expect([typeof id, seen]).toEqual(['number', ['first', id, 'second', id, before + 1]]);
    expect(await stored()).toEqual([before + 1, emails]);
  });

  it('that fail leave no change, and nothing of the other subscribers', async () => {
    const fails: OfFunding = () => Promise.reject(new Error('A subscriber failed'));
    subscribe({ ...subscribers, fundingReceived: [...subscribers.fundingReceived, fails] });
    const before = await stored();
    await expect(pay()).rejects.toThrow('A subscriber failed');
    expect(await stored()).toEqual(before);
  });

  it('of a bank transfer are its emails', async () => {
    const [, before = 0] = await stored();
    await pay();
    expect((await stored())[1]).toBeGreaterThan(before);
  });
});
