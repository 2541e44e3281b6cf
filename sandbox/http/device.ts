/** Who sends a call, and the cookie that names a browser in which someone signed in. It gives no access: it only keeps counts apart. */
import { getCookie, setCookie } from 'hono/cookie';
import type { Sender } from '../context';
import { ipOf, networkOf, type WithSocket } from './source';

const COOKIE = 'kontor_device';
const DEVICE_SECONDS = 180 * 24 * 60 * 60;
const LONGEST_AGENT = 300;
const NAME = /^[\w-]{43}$/;

export function senderFrom(c: WithSocket): Sender {
  const given = getCookie(c, COOKIE);
  const ip = ipOf(c);
  return {
    source: networkOf(ip ?? ''),
    ip,
    agent: c.req.header('user-agent')?.slice(0, LONGEST_AGENT) ?? null,
    device: given !== undefined && NAME.test(given) ? given : null,
    nameDevice: (name) =>
      setCookie(c, COOKIE, name, {
        path: '/subsidiary',
        httpOnly: true,
        sameSite: 'Strict',
        secure: new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https',
        maxAge: DEVICE_SECONDS,
      }),
  };
}
