/** Connections are kept for the next request, except while somebody asked for a call to be cut (ADR 041). */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { MiddlewareHandler } from 'hono';

/** Longer than browsers keep one: then it is they who close it, and no request meets a closed one. */
const KEPT_MS = 310_000;

export interface Connections {
  keepOn(server: Server): void;
  /** Says whether a cut waits for a call. A browser repeats a request that is cut on a kept connection, so none is kept until then. */
  expectCut(expected: boolean): void;
  /** Whether an earlier request came over this connection. */
  isReused(socket: Socket): boolean;
  readonly header: MiddlewareHandler;
}

export function createConnections(): Connections {
  const requests = new WeakMap<Socket, number>();
  let server: Server | null = null;
  let isCutExpected = false;
  return {
    keepOn: (kept) => {
      server = kept;
      kept.keepAliveTimeout = KEPT_MS;
      kept.prependListener('request', ({ socket }) => requests.set(socket, (requests.get(socket) ?? 0) + 1));
    },
    expectCut: (expected) => {
      if (expected) server?.closeIdleConnections();
      isCutExpected = expected;
    },
    isReused: (socket) => (requests.get(socket) ?? 0) > 1,
    header: async (c, next) => {
      await next();
      if (isCutExpected) c.header('Connection', 'close');
    },
  };
}
