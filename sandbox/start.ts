/** The app and its provider from one process, on loopback. */
import './temporal';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { EndpointName } from '../contract/all';
import { type Clock, pinnedMoment, runningClock } from './clock';
import { type Audit, auditOf } from './control/audit';
import { type Controls, mountControl } from './control/control';
import { type Message, outbox } from './control/outbox';
import type { Database, Db } from './database/database';
import { settings } from './database/schema';
import { openStorage, type Storage } from './database/storage';
import { createFaults, type FaultKind } from './http/faults';
import { guardFor } from './http/guard';
import { callHeaders, safeHeaders } from './http/headers';
import { mountPages } from './http/pages';
import { mountPaymentPage } from './http/paymentPage';
import { type App, answerError, mount } from './http/serve';
import { type PaidIn, payIn } from './operations/funding';
import { type Decision, decide } from './operations/goLive';
import { invite } from './operations/invitations';
import { routes } from './routes/all';
import { resetToSeed } from './seed/reset';

/** What is a call and never a page. */
const API = ['/subsidiary/*', '/splitsettlement/*'];

export interface SandboxOptions {
  readonly storage: Storage;
  /** 0, and without it, a free one. */
  readonly port?: number;
  /** The folder of the built app. */
  readonly app?: string;
  /** The day that today is, an ISO date: the clock starts at its noon in Lagos. Without it, time is real; a clone starts on its image's day. */
  readonly now?: string | undefined;
}

export interface Sandbox {
  readonly address: string;
  stop(): Promise<void>;
  /** Everything as it was seeded: data, clock, faults. */
  reset(): Promise<void>;
  readonly clock: Clock;
  /** Messages of everybody or of one address, newest first. */
  outbox(to?: string): Promise<Message[]>;
  /** The next `times` calls of this endpoint meet the fault instead of their answer. */
  queueFault(endpoint: EndpointName, kind: FaultKind, times?: number): void;
  /** Faults that were queued and met no call, as `endpoint: kind`. */
  unusedFaults(): string[];
  readonly ledger: Audit;
  /** What the provider's people say to a business that asked to go live. */
  decide(businessId: number, decision: Decision): Promise<void>;
  /** Money sent from outside to the account number of a wallet or to a virtual one. */
  payIn(paid: PaidIn): Promise<void>;
}

const HOST = '127.0.0.1';
const ADVANCED = 'clock_advanced_seconds';

async function advancedBefore(db: Db): Promise<number> {
  const [setting] = await db.select().from(settings).where(eq(settings.name, ADVANCED));
  return Number(setting?.value ?? 0);
}

/** Kept, so that a restart does not turn time back. */
async function keepAdvanced(db: Db, seconds: number): Promise<void> {
  const value = String(seconds);
  await db.insert(settings).values({ name: ADVANCED, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}

function startOf({ now, storage }: SandboxOptions): Temporal.Instant {
  const day = now ?? (storage.kind === 'clone' ? storage.of.day : undefined);
  return day === undefined ? Temporal.Now.instant() : pinnedMoment(day);
}

function listen(app: App, port: number): Promise<Server> {
  const server = createServer(getRequestListener(app.fetch));
  return new Promise((resolvePromise, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolvePromise(server));
  });
}

const close = (server: Server) =>
  new Promise<void>((resolvePromise) => {
    server.close(() => resolvePromise());
    // Calls that were told to stay silent would keep the server waiting for ever.
    server.closeAllConnections();
  });

async function assemble(database: Database, start: Temporal.Instant) {
  const { db } = database;
  const clock = runningClock(start, await advancedBefore(db));
  const faults = createFaults();
  const world = { db, clock };
  const app: App = new Hono<{ Bindings: HttpBindings }>();
  const reset = async () => {
    faults.clear();
    clock.reset();
    await db.transaction((tx) => resetToSeed(tx, clock.now()));
  };
  const advance = async (seconds: number) => {
    clock.advance(seconds);
    await keepAdvanced(db, clock.advanced);
  };
  app.onError((error, c) => answerError(c, error));
  app.use('*', safeHeaders);
  for (const calls of API) app.use(calls, callHeaders);
  mount(app, world, routes, guardFor(world), faults.gate);
  for (const calls of API) app.all(calls, (c) => c.json({ status: false, message: 'There is no such call' }, 404));
  const controls = {
    db,
    reset,
    advance,
    queueFault: faults.queue,
    invite: (invited) => invite(world, invited),
    decide: (...given) => decide(world, ...given),
    payIn: (paid) => payIn(world, paid),
  } satisfies Controls;
  mountControl(app, controls);
  mountPaymentPage(app, world);
  return { app, clock, faults, reset, world };
}

function addressOf(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server listens on no port');
  return `http://${HOST}:${bound.port}`;
}

/** Starts the sandbox, and resolves once it listens. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const start = startOf(options);
  const database = await openStorage(options.storage, () => start);
  try {
    const { app, clock, faults, reset, world } = await assemble(database, start);
    mountPages(app, resolve(options.app ?? 'dist'));
    const server = await listen(app, options.port ?? 0);
    return {
      address: addressOf(server),
      stop: async () => {
        await close(server);
        await database.close();
      },
      reset,
      clock,
      outbox: (to) => outbox(database.db, to),
      queueFault: (endpoint, kind, times) => {
        const problem = faults.queue(endpoint, kind, times);
        if (problem !== null) throw new Error(problem);
      },
      unusedFaults: faults.unused,
      ledger: auditOf(database.db),
      decide: async (businessId, decision) => {
        const problem = await decide(world, businessId, decision);
        if (problem !== null) throw new Error(problem);
      },
      payIn: async (paid) => {
        const problem = await payIn(world, paid);
        if (problem !== null) throw new Error(problem);
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
