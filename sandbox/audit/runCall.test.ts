/** Every call of the contract as the audit trail runs it: a new one that changes something without an entry fails here or where it is tested. */
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint, Schema } from '../../contract/endpoint';
import { AUDIT_MASK } from '../../contract/settings/auditActivities';
import type { Session } from '../access/session';
import type { OperationContext } from '../context';
import type { Database } from '../database/database';
import { auditEntries, beneficiaries, settings } from '../database/schema';
import type { Running } from '../http/calls';
import type { Route } from '../http/serve';
import { Refusal } from '../refusal';
import { routes } from '../routes.list';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime } from '../testing/people';
import { isSecretField } from './fields.rules';
import { audited } from './runCall';
import { verifyChain } from './verifyChain';

let database: Database;
let context: OperationContext;
let businessId = 91_000;
beforeAll(async () => {
  database = await seededDatabase();
  context = contextAtFixedTime(database.db);
}, SETUP_MS);
afterAll(() => database.close());

function routeOf(name: string): Route {
  const route = routes.find(({ endpoint }) => endpoint.name === name);
  if (!route) throw new Error(`There is no route ${name}`);
  return route;
}
const [createRole, createSwapOrder, updateRole] = [routeOf('createRole'), routeOf('createSwapOrder'), routeOf('updateRole')];

/** A user of a business without entries. */
function newSession(): Session {
  businessId += 1;
  const name = { firstName: 'Amaka', lastName: 'Obi', role: 'Owner', permissions: [], tokenHash: '' };
  return { ...name, userId: 1, email: 'amaka.obi@bluecrest.test', businessId, environment: 1 };
}

const running = ({ endpoint, activity }: Route, session: Session, more: Partial<Running> = {}): Running => ({
  endpoint,
  activity,
  session: endpoint.public ? null : session,
  context,
  ip: '192.0.2.7',
  sent: {},
  first: async () => undefined,
  handle: async () => ({}),
  ...more,
});

const entriesOf = (session: Session) =>
  database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.businessId, session.businessId))
    .orderBy(asc(auditEntries.sequence));

const refuse = async () => {
  throw new Refusal(400, 'Insufficient balance');
};

describe('[AUD-01] every call of the contract', () => {
  it('writes one entry if it changes something or returns a file, and none if it reads', async () => {
    for (const route of routes) {
      const { endpoint, activity } = route;
      const session = newSession();
      const outcome = await audited(running(route, session)).catch((error: Error) => error.message);
      const expected = activity ? 1 : 0;
      if (endpoint.public && expected) expect(outcome).toBe(`${endpoint.name} wrote 0 audit entries instead of one`);
      else expect([endpoint.name, (await entriesOf(session)).length]).toEqual([endpoint.name, expected]);
    }
  });

  it('that only reads is refused every change, also in a transaction', async () => {
    const setting = { name: 'audit', value: 'test' };
    const changes: readonly Running['handle'][] = [
      ({ context: { db } }) => db.insert(settings).values(setting),
      ({ context: { db } }) => db.update(settings).set(setting),
      ({ context: { db } }) => db.delete(beneficiaries),
      ({ context: { db } }) => db.transaction((tx) => tx.transaction((inner) => inner.delete(beneficiaries))),
    ];
    for (const route of routes.filter(({ endpoint, activity }) => !activity || endpoint.file))
      for (const handle of changes)
        await expect(audited(running(route, newSession(), { handle }))).rejects.toThrow(
          `${route.endpoint.name} changes data but only reads: use serveChange`,
        );
  });

  it('has its subject in the path, the body or the response', () => {
    const missing = routes.filter(({ endpoint, activity }) => {
      const [part, name = ''] = activity?.subject?.[1]?.split('.') ?? [];
      if (part === undefined) return false;
      if (part === 'params') return !endpoint.path.split('/').includes(`:${name}`);
      return !schemaText(part === 'body' ? endpoint.body : endpoint.answer).includes(`"key":"${name}"`);
    });
    expect(missing.map(({ endpoint }) => endpoint.name)).toEqual([]);
  });

  it('records refusals if it moves money or takes a code or password', async () => {
    // These write their own: a wrong password or code is counted in another transaction than the change.
    const own = ['login', 'completeLogin', 'resetPassword', 'setTwoFactor'];
    // Nothing is counted, and the person proves nothing that they have not chosen.
    const none = ['signUp', 'verifyEmail', 'acceptInvitation'];
    const asks = routes.filter(({ endpoint: one }) => one.movesMoney || /"key":"(otp|password)"/i.test(fieldsText(one)));
    for (const route of asks.filter(({ endpoint }) => ![...own, ...none].includes(endpoint.name))) {
      const session = newSession();
      await expect(audited(running(route, session, { handle: refuse }))).rejects.toThrow('Insufficient balance');
      expect(await entriesOf(session)).toMatchObject([
        { call: route.endpoint.name, outcome: 'refused', message: 'Insufficient balance' },
      ]);
    }
    expect(asks.length).toBeGreaterThan(own.length + none.length + 3);
  });
});

/** A schema as text, with the names of its fields. */
const schemaText = (schema: Schema | undefined) => JSON.stringify(schema && 'json' in schema ? schema.json : null);
const fieldsText = ({ body }: Endpoint) => schemaText(body);
const fieldNames = (endpoint: Endpoint) => [...fieldsText(endpoint).matchAll(/"key":"([^"]+)"/g)].map(([, name = '']) => name);

describe('[AUD-01] an audit entry', () => {
  it('masks every field of the contract whose name is one of a secret', () => {
    const isSuspect = (name: string) =>
      /pass(word|code|phrase)|otp|pin$|token|secret|bvn|^nin$|card|cvv|pan$|answer|id_?number|key/i.test(name);
    const suspects = new Set(routes.flatMap(({ endpoint }) => fieldNames(endpoint)).filter(isSuspect));
    expect([...suspects].filter((name) => !isSecretField(name))).toEqual([]);
    for (const name of ['password', 'Password', 'otp', 'token', 'bvn', 'Bvn', 'NIN', 'idNumber'])
      expect(suspects).toContain(name);
  });

  it('has who, what, on what, when, from where, the response, and the masked request', async () => {
    const session = newSession();
    const body = { roleId: '7', name: 'Cashier', permissions: ['1', '2'], otp: '123456', nested: { Bvn: '22211133344' } };
    await audited(running(updateRole, session, { sent: { body }, handle: async () => ({ message: 'Saved' }) }));
    const [entry] = await entriesOf(session);
    expect(entry).toMatchObject({
      sequence: 1,
      at: context.clock.now(),
      environment: 1,
      actor: 'user',
      userId: 1,
      email: session.email,
      role: 'Owner',
      call: 'updateRole',
      activityType: 'Roles',
      action: 'Change role',
      subject: 'role',
      reference: '7',
      ip: '192.0.2.7',
      outcome: 'done',
      message: 'Saved',
      before: null,
      after: { roleId: '7', name: 'Cashier', permissions: '1, 2', otp: AUDIT_MASK, 'nested.Bvn': AUDIT_MASK },
    });
  });

  it('has what the handler tells, masked as well', async () => {
    const session = newSession();
    const handle: Running['handle'] = async ({ audit }) => {
      audit.about({ reference: '8', before: { name: 'Clerk', bvn: '22211133344' } });
      audit.about({ after: { name: 'Cashier' } });
    };
    await audited(running(updateRole, session, { handle }));
    expect(await entriesOf(session)).toMatchObject([
      { reference: '8', before: { name: 'Clerk', bvn: AUDIT_MASK }, after: { name: 'Cashier' } },
    ]);
  });

  it('is in the transaction of the change: both are kept, or neither', async () => {
    const session = newSession();
    const insert: Running['handle'] = ({ context: { db } }) => db.insert(settings).values({ name: `${businessId}`, value: '' });
    const isKept = async () => (await database.db.select().from(settings)).some(({ name }) => name === `${businessId}`);
    const broken: Running['handle'] = async (given) => {
      await insert(given);
      throw new Error('A defect');
    };
    await expect(audited(running(createRole, session, { handle: broken }))).rejects.toThrow('A defect');
    expect([await isKept(), (await entriesOf(session)).length]).toEqual([false, 0]);
    await audited(running(createRole, session, { handle: insert }));
    const transactions = await database.run(
      'select xmin from setting where name = $1 union select xmin from audit_entry where business_id = $2',
      [`${businessId}`, businessId],
    );
    expect(transactions).toHaveLength(1);
  });

  it('is kept after a refusal, with what was written before it on purpose', async () => {
    const session = newSession();
    const insert: Running['handle'] = ({ context: { db } }) => db.insert(settings).values({ name: `${businessId}`, value: '' });
    const isKept = async () => (await database.db.select().from(settings)).some(({ name }) => name === `${businessId}`);
    const refused: Running['handle'] = async (given) => {
      await insert(given);
      return refuse();
    };
    await expect(audited(running(createSwapOrder, session, { handle: refused }))).rejects.toThrow(Refusal);
    expect([await isKept(), (await entriesOf(session)).length]).toEqual([true, 1]);
  });

  it('is missing after a refused form, and after a call that says that nothing changed', async () => {
    const session = newSession();
    await expect(audited(running(createRole, session, { handle: refuse }))).rejects.toThrow(Refusal);
    await audited(running(routeOf('getSwapStatus'), session, { handle: async ({ audit }) => audit.unchanged() }));
    expect(await entriesOf(session)).toEqual([]);
  });

  it('is not left out by a call that does not say that it may change nothing', async () => {
    const handle: Running['handle'] = async ({ audit }) => audit.unchanged();
    const said = 'createRole does not say that it may change nothing';
    await expect(audited(running(createRole, newSession(), { handle }))).rejects.toThrow(said);
  });
});

describe('[AUD-01] concurrent calls', () => {
  it('of one business write its entries without a gap', async () => {
    const session = newSession();
    await Promise.all(Array.from({ length: 50 }, () => audited(running(createRole, session))));
    expect((await entriesOf(session)).map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    expect(await verifyChain(database.db, session.businessId)).toMatchObject({ kind: 'intact', entries: 50 });
  });
});
