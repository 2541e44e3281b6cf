/** Connections stay open for the next request, except while a tester wants a call to be cut (ADR 041). */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { MiddlewareHandler } from 'hono';

/** Longer than browsers keep a connection, so that the browser closes it and no request meets a closed one. In milliseconds. */
const KEPT_MS = 310_000;

/** A new connection sends its request sooner than this. One that has not is a browser's spare. In milliseconds. */
const SPARE_AFTER_MS = 200;

export interface Connections {
  keepOn(server: Server): void;
  /**
   * Sets whether a cut waits for a call. A browser repeats a request that is cut on a kept connection or on a spare one, so none is kept until
   * then.
   */
  expectCut(expected: boolean): void;
  /** Whether an earlier request used this connection. */
  isReused(socket: Socket): boolean;
  readonly header: MiddlewareHandler;
}

export function createConnections(now = () => performance.now()): Connections {
  const requests = new WeakMap<Socket, number>();
  /** When each connection without a request was opened. */
  const unused = new Map<Socket, number>();
  const closeSpares = () => {
    for (const [socket, since] of unused) if (now() - since >= SPARE_AFTER_MS) socket.destroy();
  };
  let server: Server | null = null;
  let isCutExpected = false;
  return {
    keepOn: (kept) => {
      server = kept;
      kept.keepAliveTimeout = KEPT_MS;
      kept.on('connection', (socket: Socket) => {
        unused.set(socket, now());
        socket.once('close', () => unused.delete(socket));
      });
      kept.prependListener('request', ({ socket }) => {
        unused.delete(socket);
        requests.set(socket, (requests.get(socket) ?? 0) + 1);
      });
    },
    expectCut: (expected) => {
      if (expected) {
        server?.closeIdleConnections();
        closeSpares();
      }
      isCutExpected = expected;
    },
    isReused: (socket) => (requests.get(socket) ?? 0) > 1,
    header: async (c, next) => {
      await next();
      if (isCutExpected) c.header('Connection', 'close');
    },
  };
}
