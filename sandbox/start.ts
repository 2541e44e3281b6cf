/** The app and its provider in one process, on loopback. */
import './temporal';
import './composition';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { EndpointName } from '../contract/all';
import { invite } from './access/invitations';
import { audited, recordRefusedRole } from './audit/runCall';
import { trailOf } from './audit/trail';
import { type TrailCheck, trailCheckOf } from './audit/trailCheck';
import { mountProductImages } from './catalog/productImages';
import { mountShop } from './catalog/shopPage';
import { proofFiles } from './chargebacks/proofFiles';
import { decideChargeback, openChargeback } from './chargebacks/provider';
import { type Clock, isWithinYears, OUT_OF_YEARS, pinnedMoment } from './clock';
import { type Controls, mountControl } from './control/control';
import { type LedgerCheck, ledgerCheckOf } from './control/ledgerCheck';
import { type Message, outbox } from './control/outbox';
import { recorded } from './control/recorded';
import { sharedState } from './control/shared';
import type { BackgroundWorker } from './database/backgroundWorker';
import type { Database } from './database/database';
import { throughDeadlocks } from './database/deadlock';
import { openStorage, type Storage } from './database/storage';
import { discardBody, MEGABYTE } from './http/bodies';
import type { RunCall } from './http/calls';
import { type Connections, createConnections } from './http/connections';
import { createFaults, type FaultKind } from './http/faults';
import { mountFiles } from './http/files';
import { guardFor } from './http/guard';
import { callHeaders, refuseHead, safeHeaders, tellTime } from './http/headers';
import { type Inlined, inlinedOf } from './http/inlined';
import { mountPages } from './http/pages';
import { type App, answerError, mount } from './http/serve';
import { trustProxies } from './http/source';
import { mountInvoicePage } from './invoices/invoicePage';
import { settleAllChargebacks } from './ledger/dueChargebacks';
import { type PaidIn, payIn } from './ledger/funding';
import { settleAllDays } from './ledger/settlements';
import { mountPaymentPage } from './links/paymentPage';
import { type Decision, decide } from './onboarding/goLive';
import { reportFiles } from './reports/files';
import { createReportWorker } from './reports/reportWorker';
import { routes } from './routes.list';
import { resetToSeed, seedOnce } from './seed/reset';
import { recordKeyUse } from './settings/apiKeys';
import { decideSettlement } from './settlements/provider';
import { createSink, type Received, type SinkFault } from './webhooks/sink';
import { createWebhookWorker, TIMEOUT_MS } from './webhooks/webhookWorker';

/** Paths of calls, which are never a page. */
const API = ['/subsidiary/*', '/splitsettlement/*'];
/** Paths that are neither a call nor a file. They read the shared time themselves. */
const OWN_PAGES = ['/sandbox/*', '/pay/*', '/shop/*', '/files/*'];

export interface SandboxOptions {
  readonly storage: Storage;
  /** 0 or missing: a free one. */
  readonly port?: number;
  /** The folder of the built app. */
  readonly app?: string;
  /** Until when the app is being built. The database is opened and filled meanwhile. */
  readonly built?: Promise<unknown> | undefined;
  /** The current day, an ISO date: the clock starts at its noon in Lagos. Without it, time is real. A clone starts on its image's day. */
  readonly now?: string | undefined;
  /** How many proxies of ours pass requests on: that many addresses of `X-Forwarded-For` are trusted. Missing: none. */
  readonly proxies?: number;
  /** How long a delivery waits for a webhook, in milliseconds. A test of one that hangs shortens it. */
  readonly webhookTimeoutMs?: number;
  /** How a call runs. A bench compares with calls that write no audit entries. */
  readonly run?: RunCall;
}

export interface Sandbox {
  readonly address: string;
  stop(): Promise<void>;
  /** Resets data, clock and faults to the seed. */
  reset(): Promise<void>;
  readonly clock: Clock;
  /** Returns messages of everyone or of one email, newest first. */
  outbox(to?: string): Promise<Message[]>;
  /** The next `times` calls of this endpoint meet the fault. */
  queueFault(endpoint: EndpointName, kind: FaultKind, times?: number): void;
  /** Faults that were queued and met no call, as `endpoint: kind`. */
  unusedFaults(): Promise<string[]>;
  readonly ledger: LedgerCheck;
  readonly trail: TrailCheck;
  /** The provider's decision about a business that requested to go live. */
  decide(businessId: number, decision: Decision): Promise<void>;
  /** Returns once every requested file is made. */
  reportsMade(): Promise<void>;
  /** Returns once every delivery that is due was tried. */
  webhooksDelivered(): Promise<void>;
  /** What the sink received since the last reset, oldest first. */
  webhooksReceived(): readonly Received[];
  /** The next `times` deliveries meet this answer of the sink. */
  failWebhooks(kind: SinkFault, times?: number): Promise<void>;
  /** Everything that is served except the app, such as `POST /sandbox/reset`. */
  readonly routes: readonly string[];
  /** Sends money from outside to the account number of a wallet or to a virtual account. */
  payIn(paid: PaidIn): Promise<void>;
}

const HOST = '127.0.0.1';
/** Returns the current day, or nothing for real time. */
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
    // Silent calls would keep the server open for ever.
    server.closeAllConnections();
  });

interface Parts {
  readonly day: string | undefined;
  readonly connections: Connections;
  readonly inlined: Inlined;
  readonly run: RunCall;
  readonly proxies: number;
}

async function assemble(database: Database, { day, connections, inlined, run, proxies }: Parts) {
  const { db } = database;
  const shared = await sharedState(database, day);
  const { clock } = shared;
  const faults = createFaults(shared.faults, connections);
  const context = { db, clock };
  /** Deliveries go to the sink, so they begin once the server listens. */
  let webhooks: BackgroundWorker | null = null;
  const deliverTo = (origin: string, timeoutMs: number): BackgroundWorker => {
    webhooks = createWebhookWorker(context, { origin, timeoutMs, run: database.run });
    return webhooks;
  };
  const app: App = new Hono<{ Bindings: HttpBindings }>();
  const sink = createSink(db, database.run);
  const reset = async () => {
    faults.clear();
    sink.clear();
    clock.reset();
    await shared.refresh();
    // It locks every table in one order, and a file in work may hold them in another.
    await throughDeadlocks(() => db.transaction((tx) => resetToSeed(tx, clock.now())));
    await shared.keepOrigin();
  };
  const advance = async (seconds: number) => {
    if (!isWithinYears(clock.now().add({ seconds }))) return OUT_OF_YEARS;
    clock.advance(seconds);
    await shared.refresh();
    await settleAllDays(context);
    await settleAllChargebacks(context);
    webhooks?.wake();
    return null;
  };
  app.onError((error, c) => answerError(c, error));
  app.use('*', trustProxies(proxies), safeHeaders(inlined), connections.header);
  for (const pages of OWN_PAGES) {
    app.use(pages, async (_, next) => {
      await shared.refresh();
      await next();
    });
  }
  for (const calls of API) app.use(calls, callHeaders, tellTime(clock), refuseHead);
  const worker = createReportWorker(context, database.run);
  /** Once its request is stored, a file can be made. What a call changed may be an event for a webhook. */
  const runAndWake: RunCall = async (running) => {
    const answer = await run(running);
    if (running.activity?.type === 'Exports') worker.wake();
    if (running.activity) webhooks?.wake();
    return answer;
  };
  mount(app, context, routes, { guard: guardFor(context, recordRefusedRole), gate: faults.gate, run: runAndWake });
  for (const calls of API) app.all(calls, discardBody(MEGABYTE), (c) => c.json({ status: false, message: 'Unknown call' }, 404));
  const controls = {
    db,
    reset,
    advance,
    queueFault: faults.queue,
    invite: (invited, ip) => invite(recorded(context, 'invitations', ip), invited),
    decide: (businessId, decision, ip) => decide(recorded(context, 'onboarding', ip), businessId, decision),
    payIn: (paid, ip) => payIn(recorded(context, 'funding', ip), paid),
    openChargeback: (wanted, ip) => openChargeback(recorded(context, 'chargebacks', ip), wanted),
    decideChargeback: (decision, ip) => decideChargeback(recorded(context, 'chargebacks/decision', ip), decision),
    decideSettlement: (decision, ip) => decideSettlement(recorded(context, 'settlements/decision', ip), decision),
    recordKeyUse: (key) => recordKeyUse(context, key),
    settleChargebacks: () => settleAllChargebacks(context),
    sink,
  } satisfies Controls;
  mountControl(app, controls);
  mountInvoicePage(app, context, trailOf);
  mountPaymentPage(app, context, trailOf);
  mountShop(app, context, trailOf);
  mountFiles(app, context, trailOf, [reportFiles, proofFiles]);
  mountProductImages(app, context);
  return { app, clock, faults, reset, controls, worker, sink, deliverTo };
}

function addressOf(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server is not listening on a port');
  return `http://${HOST}:${bound.port}`;
}

/** Starts the sandbox, and resolves once it listens. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const day = dayOf(options);
  const now = () => (day === undefined ? Temporal.Now.instant() : pinnedMoment(day));
  const database = await openStorage(options.storage, (db) => seedOnce(db, now));
  const connections = createConnections();
  try {
    await options.built;
    const built = resolve(options.app ?? 'dist');
    const parts = { day, connections, inlined: inlinedOf(built), run: options.run ?? audited, proxies: options.proxies ?? 0 };
    const { app, clock, faults, reset, controls, worker, sink, deliverTo } = await assemble(database, parts);
    const served = app.routes.map(({ method, path }) => `${method} ${path}`);
    mountPages(app, built);
    const server = await listen(app, options.port ?? 0, connections);
    const address = addressOf(server);
    const webhooks = deliverTo(address, options.webhookTimeoutMs ?? TIMEOUT_MS);
    return {
      address,
      stop: async () => {
        await webhooks.stop();
        await close(server);
        await worker.stop();
        await database.close();
      },
      reset,
      clock,
      outbox: async (to) => {
        await controls.settleChargebacks();
        return outbox(database.db, to);
      },
      queueFault: (endpoint, kind, times) => {
        const problem = faults.queue(endpoint, kind, times);
        if (problem !== null) throw new Error(problem);
      },
      unusedFaults: faults.unused,
      ledger: ledgerCheckOf(database.db),
      trail: trailCheckOf(database.db),
      decide: async (businessId, decision) => {
        const problem = await controls.decide(businessId, decision, null);
        if (problem !== null) throw new Error(problem);
      },
      reportsMade: worker.idle,
      webhooksDelivered: async () => {
        webhooks.wake();
        await webhooks.idle();
      },
      webhooksReceived: sink.received,
      failWebhooks: async (kind, times = 1) => {
        const problem = await sink.fail(kind, times);
        if (problem !== null) throw new Error(problem);
      },
      routes: served,
      payIn: async (paid) => {
        const problem = await controls.payIn(paid, null);
        if (problem !== null) throw new Error(problem);
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
