/** The controls are only for programs on this machine, and not for a web page that is open there. */

import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { isJson } from '../http/bodies';
import { ipOf } from '../http/source';

const isLoopback = (address: string | null) => address === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address ?? '');

/** With any other host name, the request could come from a page of another domain (DNS rebinding). */
const isLocalName = (host: string | undefined) => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host ?? '');

export const loopbackOnly: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  if (!isLoopback(ipOf(c)) || !isLocalName(c.req.header('host'))) {
    return c.json({ status: false, message: 'The sandbox controls accept requests from this machine only' }, 403);
  }
  // A page can send a form or plain text to any address, but JSON only with permission, which nobody has.
  if (c.req.method === 'POST' && !isJson(c.req.header('content-type')))
    return c.json({ status: false, message: 'Send application/json' }, 415);
  return next();
};
