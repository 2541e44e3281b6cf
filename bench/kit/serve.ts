/** Serves a folder of pages as the sandbox serves the app, gzipped as a host would. */
import { createServer } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { safeHeaders } from '../../sandbox/http/headers';
import { inlinedOf } from '../../sandbox/http/inlined';
import { mountPages } from '../../sandbox/http/pages';

export interface Served {
  readonly address: string;
  stop(): void;
}

export function serveFolder(folder: string): Promise<Served> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use('*', safeHeaders(inlinedOf(folder)));
  app.use('*', compress());
  mountPages(app, folder);
  return listen(app);
}

/** Serves an app on a free port of loopback. */
export function listen(app: Hono<{ Bindings: HttpBindings }>): Promise<Served> {
  const server = createServer(getRequestListener(app.fetch));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
      const stop = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ address: `http://127.0.0.1:${port}`, stop });
    });
  });
}
