/** Receives every delivery in the place of the merchants' servers, on this machine only, and can be asked to fail. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type } from 'arktype';
import { SINK_PATH } from '../../contract/settings/webhookAddress';
import type { Db } from '../database/database';
import { faults } from '../database/schema';
import type { App, RequestContext } from '../http/serve';
import { MEANT_FOR } from './post';

/**
 * `server` is a 503 and `gone` a 410, `cut` closes the connection, `timeout` never responds, `redirect` leads elsewhere, `large` is a success
 * with 5 MB, and `markup` a failure with a page that must never run.
 */
export const sinkFaults = ['server', 'gone', 'cut', 'timeout', 'redirect', 'large', 'markup'] as const;
export type SinkFault = (typeof sinkFaults)[number];

/** The sink's name among the calls that a fault can be queued for. */
const SINK = 'webhookSink';
const MOST_FAULTS = 100;
const KEPT = 200;
const LARGE = 5 * 1024 * 1024;
export const MARKUP = '<script>alert(1)</script><img src=x onerror=alert(2)>';

export interface Received {
  /** The address that it was meant for. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Sink {
  /** Newest last. */
  readonly received: () => readonly Received[];
  /** @returns why not, or null if it was queued */
  fail(kind: SinkFault, times: number): Promise<string | null>;
  clear(): void;
  mount(app: App): void;
}

const Wanted = type({ endpoint: `'${SINK}'`, kind: type.enumerated(...sinkFaults), 'times?': 'number' });

/** @returns the fault of the sink that a request asks for, or null if it asks for another call's */
export function sinkFaultFrom(body: unknown): { readonly kind: SinkFault; readonly times: number } | null {
  const wanted = Wanted(body);
  return wanted instanceof type.errors ? null : { kind: wanted.kind, times: wanted.times ?? 1 };
}

const isSinkFault = (kind: unknown): kind is SinkFault => sinkFaults.some((known) => known === kind);

const never = (c: RequestContext) =>
  new Promise<Response>((resolve) => {
    c.env.outgoing.once('close', () => resolve(RESPONSE_ALREADY_SENT));
  });

async function answerWith(c: RequestContext, kind: SinkFault | null): Promise<Response> {
  switch (kind) {
    case null:
      return c.json({ received: true });
    case 'server':
      return c.text('Service Unavailable', 503);
    case 'gone':
      return c.text('Gone', 410);
    case 'cut':
      c.env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    case 'timeout':
      return never(c);
    case 'redirect':
      return c.redirect('/sandbox/outbox', 302);
    case 'large':
      return c.text('a'.repeat(LARGE));
    case 'markup':
      return c.html(MARKUP, 500);
  }
}

/** @param run a statement of its own, so that two processes never take the same fault */
export function createSink(
  db: Db,
  run: (text: string, parameters: readonly unknown[]) => Promise<Record<string, unknown>[]>,
): Sink {
  let received: readonly Received[] = [];
  const take = async (): Promise<SinkFault | null> => {
    const [row] = await run(
      `delete from fault where id = (select id from fault where endpoint = $1 order by id limit 1 for update skip locked) returning kind`,
      [SINK],
    );
    return isSinkFault(row?.kind) ? row.kind : null;
  };
  return {
    received: () => received,
    clear: () => {
      received = [];
    },
    fail: async (kind, times) => {
      if (!Number.isInteger(times) || times < 1 || times > MOST_FAULTS)
        return `times must be a whole number from 1 to ${MOST_FAULTS}`;
      await db.insert(faults).values(Array.from({ length: times }, () => ({ endpoint: SINK, kind })));
      return null;
    },
    mount: (app) => {
      app.post(SINK_PATH, async (c) => {
        const address = c.req.header(MEANT_FOR) ?? '';
        received = [...received, { address, headers: c.req.header(), body: await c.req.text() }].slice(-KEPT);
        return answerWith(c, await take());
      });
      app.get(SINK_PATH, (c) => c.json({ received }));
    },
  };
}
