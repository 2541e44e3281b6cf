/** The app and its provider from one process, on loopback. */
import './temporal';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { EndpointName } from '../contract/all';
import { invite } from './access/invitations';
import { type Clock, pinnedMoment } from './clock';
import { type Audit, auditOf } from './control/audit';
import { type Controls, mountControl } from './control/control';
import { renewLimits } from './control/limits';
import { type Message, outbox } from './control/outbox';
import { sharedState } from './control/shared';
import type { Database } from './database/database';
import { openStorage, type Storage } from './database/storage';
import { MEGABYTE, takeIn } from './http/bodies';
import { type Connections, createConnections } from './http/connections';
import { createFaults, type FaultKind } from './http/faults';
import { guardFor } from './http/guard';
import { callHeaders, refuseHead, safeHeaders } from './http/headers';
import { mountPages } from './http/pages';
import { mountPaymentPage } from './http/paymentPage';
import { type App, answerError, mount } from './http/serve';
import { type PaidIn, payIn } from './ledger/funding';
import { type Decision, decide } from './onboarding/goLive';
import { routes } from './routes.list';
import { resetToSeed, seedOnce } from './seed/reset';

/** What is a call and never a page. */
const API = ['/subsidiary/*', '/splitsettlement/*'];
/** What is neither a call nor a file: it asks for the time of all processes itself. */
const OWN_PAGES = ['/sandbox/*', '/pay/*'];

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
  unusedFaults(): Promise<string[]>;
  readonly ledger: Audit;
  /** What the provider's people say to a business that asked to go live. */
  decide(businessId: number, decision: Decision): Promise<void>;
  /** Wrong tries, and what was paid out without a code, no longer count. */
  renewLimits(): Promise<void>;
  /** Money sent from outside to the account number of a wallet or to a virtual one. */
  payIn(paid: PaidIn): Promise<void>;
}

const HOST = '127.0.0.1';
/** The day that today is; without one, time is real. */
const dayOf = ({ now, storage }: SandboxOptions) => now ?? (storage.kind === 'clone' ? storage.of.day : undefined);

function listen(app: App, port: number, connections: Connections): Promise<Server> {
  const server = createServer(getRequestListener(app.fetch));
  connections.keepOn(server);
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

async function assemble(database: Database, day: string | undefined, connections: Connections) {
  const { db } = database;
  const shared = await sharedState(database, day);
  const { clock } = shared;
  const faults = createFaults(shared.faults, connections);
  const world = { db, clock };
  const app: App = new Hono<{ Bindings: HttpBindings }>();
  const reset = async () => {
    faults.clear();
    clock.reset();
    await shared.refresh();
    await db.transaction((tx) => resetToSeed(tx, clock.now()));
    await shared.keepOrigin();
  };
  const advance = async (seconds: number) => {
    clock.advance(seconds);
    await shared.refresh();
  };
  app.onError((error, c) => answerError(c, error));
  app.use('*', safeHeaders, connections.header);
  for (const pages of OWN_PAGES) {
    app.use(pages, async (_, next) => {
      await shared.refresh();
      await next();
    });
  }
  for (const calls of API) app.use(calls, callHeaders, refuseHead);
  mount(app, world, routes, guardFor(world), faults.gate);
  for (const calls of API)
    app.all(calls, takeIn(MEGABYTE), (c) => c.json({ status: false, message: 'There is no such call' }, 404));
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
  const day = dayOf(options);
  const now = () => (day === undefined ? Temporal.Now.instant() : pinnedMoment(day));
  const database = await openStorage(options.storage, (db) => seedOnce(db, now));
  const connections = createConnections();
  try {
    const { app, clock, faults, reset, world } = await assemble(database, day, connections);
    mountPages(app, resolve(options.app ?? 'dist'));
    const server = await listen(app, options.port ?? 0, connections);
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
      renewLimits: () => renewLimits(database.db),
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
