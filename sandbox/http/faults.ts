/** Faults on request, one for each call, for testers: they replace the next response of a call. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { allEndpoints, type EndpointName } from '../../contract/all';
import { said } from '../../contract/common';
import type { Connections } from './connections';
import type { Gate, RequestContext } from './serve';
import { isItemMistake, itemMistakes, withMistake } from './wrongItems';

/**
 * `network` cuts the connection before the call runs and `lost` after it. A browser cannot tell them apart, and only the second one moved the
 * money. `timeout` never responds. `server` is a refusal, `broken` a defect. `slow` takes two seconds. `pending` and `processing` are answers
 * of a status call while the bank is undecided or working. `unknownCode` is an unknown status code of a payout, `noBatch` a required code
 * without a batch, and `incomplete` a request to go live with a missing part. `undecided` is an ambiguous answer to a link, `declined` a
 * response of success that says `status: false`, `unfinished` a file that is still being made. `lost`, `slow`, `pending`, `processing` and `noBatch` run first.
 * `testArrived` and `testRefused` end the test event of a webhook at once. The last ones are mistakes about what a settlement sums
 * (`wrongItems.ts`).
 */
export const faultKinds = [
  'network',
  'lost',
  'timeout',
  'server',
  'broken',
  'expired',
  'garbled',
  'slow',
  'pending',
  'processing',
  'unknownCode',
  'noBatch',
  'undecided',
  'incomplete',
  'declined',
  'unfinished',
  'testArrived',
  'testRefused',
  ...itemMistakes,
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Kinds that apply to one call only. */
const ONLY_FOR: Readonly<Partial<Record<FaultKind, EndpointName>>> = {
  pending: 'getPayoutStatus',
  processing: 'getPayoutStatus',
  unknownCode: 'initiatePayout',
  noBatch: 'initiatePayout',
  undecided: 'verifyEmail',
  incomplete: 'requestGoLive',
  unfinished: 'getReportStatus',
  testArrived: 'getWebhookDelivery',
  testRefused: 'getWebhookDelivery',
  itemLost: 'listSettlementItems',
  itemDoubled: 'listSettlementItems',
  fullPage: 'listSettlementItems',
  lastItem: 'listSettlementItems',
  otherVersion: 'listSettlementItems',
  unexplained: 'getSettlement',
};

/** Whether a call can meet a fault of this kind. */
export const appliesTo = (kind: FaultKind, call: string): boolean => (ONLY_FOR[kind] ?? call) === call;

/** Kinds that cut the connection. */
export const CUTS: readonly FaultKind[] = ['network', 'lost'];

const SLOW_MS = 2_000;
const MOST = 100;

export const isFaultKind = (kind: unknown): kind is FaultKind => faultKinds.some((known) => known === kind);
export const isEndpointName = (name: unknown): name is EndpointName =>
  typeof name === 'string' && Object.hasOwn(allEndpoints, name);

export interface Faults {
  readonly gate: Gate;
  /** @returns why not, or `null` if it was queued */
  queue(endpoint: EndpointName, kind: FaultKind, times?: number): string | null;
  /** Faults that were queued and met no call, as `endpoint: kind`. */
  unused(): Promise<string[]>;
  clear(): void;
}

/** The queue of faults. They may be for calls to another process. */
export interface FaultStore {
  put(endpoint: EndpointName, kind: FaultKind, times: number): void;
  /** Takes the next fault of a call. A cut that is not allowed now stays. Also returns whether any cut still waits. */
  take(endpoint: string, mayCut: boolean): Promise<{ readonly kind: FaultKind | null; readonly isCutExpected: boolean }>;
  waiting(): Promise<string[]>;
  clear(): void;
}

function cut(c: RequestContext): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Waits until the caller gives up. */
const silence = (c: RequestContext) =>
  new Promise<Response>((resolve) => {
    c.env.outgoing.once('close', () => resolve(RESPONSE_ALREADY_SENT));
  });

const realDelay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The response about a file, with another status and without its address. */
async function withStatus(c: RequestContext, answer: Response, status: string): Promise<Response> {
  const body: { readonly report?: object | null } = await answer.json();
  return c.json({ ...body, ...(body.report && { report: { ...body.report, status, fileUrl: null } }) });
}

/** The response about a delivery whose only attempt has ended so. */
async function withAttempt(c: RequestContext, answer: Response, status: string, code: number): Promise<Response> {
  const body: { readonly data?: { readonly dateCreated?: string } } = await answer.json();
  const attempt = { id: '1', at: body.data?.dateCreated ?? '', url: '', code, duration: 97, response: '' };
  return c.json({ data: { ...body.data, status, attempts: [attempt] } });
}

export function createFaults(store: FaultStore, connections: Connections, delay = realDelay): Faults {
  const next = async (name: string, c: RequestContext) => {
    // A browser repeats a request that is cut on a kept connection. That cut has no fault, and the repetition meets it.
    const mayCut = !connections.isReused(c.env.incoming.socket);
    const { kind, isCutExpected } = await store.take(name, mayCut);
    connections.expectCut(isCutExpected);
    return kind !== null && CUTS.includes(kind) && !mayCut ? 'network' : kind;
  };

  const gate: Gate = async (endpoint, c, handle) => {
    const kind = await next(endpoint.name, c);
    if (kind !== null && isItemMistake(kind)) return withMistake(c, kind, await handle());
    switch (kind) {
      case null:
        return handle();
      case 'network':
        return cut(c);
      case 'lost':
        await handle();
        return cut(c);
      case 'timeout':
        return silence(c);
      case 'server':
        return c.json({ status: false, message: 'The provider refused the request' }, 400);
      case 'broken':
        return c.json({ status: false, message: 'Something went wrong' }, 500);
      case 'expired':
        return c.json({ status: false, message: said.loginAgain }, 401);
      case 'garbled':
        return c.json('unexpected body');
      case 'slow':
        await delay(SLOW_MS);
        return handle();
      case 'pending':
        await handle();
        return c.json({ status: 'Pending', message: 'The bank has not decided yet' });
      case 'processing':
        await handle();
        return c.json({ status: 'Processing', message: 'The bank is processing it' });
      case 'noBatch':
        await handle();
        return c.json({ statusCode: '007', message: 'Enter OTP' });
      case 'unfinished':
        return withStatus(c, await handle(), 'Pending');
      case 'testArrived':
        return withAttempt(c, await handle(), 'Delivered', 200);
      case 'testRefused':
        return withAttempt(c, await handle(), 'Failed', 503);
      case 'undecided':
        return c.json({ status: true, message: 'We are reviewing it' });
      case 'incomplete':
        return c.json({ statusCode: '02', message: 'Please complete first: Business information' });
      case 'declined':
        return c.json({ status: false });
      case 'unknownCode':
        return c.json({ statusCode: '91', message: 'Issuer or switch inoperative' });
    }
  };

  return {
    gate,
    queue: (endpoint, kind, times = 1) => {
      const only = ONLY_FOR[kind];
      if (only && only !== endpoint) return `${kind} applies to ${only} only`;
      if (!Number.isInteger(times) || times < 1 || times > MOST) return `times must be a whole number from 1 to ${MOST}`;
      store.put(endpoint, kind, times);
      if (CUTS.includes(kind)) connections.expectCut(true);
      return null;
    },
    unused: store.waiting,
    clear: () => {
      store.clear();
      connections.expectCut(false);
    },
  };
}
