/** Headers of every response, whether page, asset or call. */
import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../clock';
import type { Inlined } from './inlined';

/** One policy for every page, which a static host can send as well. Inline it allows only what has one of these hashes. */
export const policyWith = ({ scripts, styles }: Inlined) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

const NO_DEVICES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'display-capture']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** @param inlined what the pages of the app carry inline */
export function safeHeaders(inlined: Inlined): MiddlewareHandler {
  const policy = policyWith(inlined);
  return async (c, next) => {
    await next();
    // What a merchant uploaded has a stricter policy of its own.
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', policy);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Permissions-Policy', NO_DEVICES);
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
  };
}

/** For calls. */
export const callHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
};

/** Every call tells the time of the provider's clock, which may have been moved. */
export const tellTime =
  ({ now }: Pick<Clock, 'now'>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    c.header('Date', new Date(now().epochMilliseconds).toUTCString());
  };

/** Some calls send a code by GET, and a HEAD would run them unseen. So no call accepts one. */
export const refuseHead: MiddlewareHandler = async (c, next) =>
  c.req.method === 'HEAD' ? c.body(null, 405, { Allow: 'GET, POST, PUT, PATCH, DELETE' }) : next();
