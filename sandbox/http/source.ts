/** The address that a request comes from. */
import { isIP, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

export type WithSocket = Context<{ Bindings: HttpBindings }>;

const forwarded = new WeakMap<HttpBindings['incoming'], string>();

/** Each proxy adds the address of its sender at the end. Everything before those of our own proxies may be made up. */
function addedBy(proxies: number, header: string | undefined): string | undefined {
  const address = header?.split(',').at(-proxies)?.trim() ?? '';
  return isIP(address) === 0 ? undefined : address;
}

/** Trusts `X-Forwarded-For` as far as our own proxies wrote it. Without a proxy, nobody may say where a request comes from. */
export const trustProxies =
  (proxies: number): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (c, next) => {
    const address = proxies > 0 ? addedBy(proxies, c.req.header('x-forwarded-for')) : undefined;
    if (address !== undefined) forwarded.set(c.env.incoming, address);
    await next();
  };

/** The sender's address, without the prefix of an IPv4 address in IPv6. */
export const ipOf = (c: WithSocket): string | null => {
  const address = forwarded.get(c.env.incoming) ?? c.env.incoming.socket.remoteAddress;
  return address?.replace(/^::ffff:/i, '') ?? null;
};

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/** Returns what counts as one sender: an IPv4 address, or the network of an IPv6 address, because its owner has all addresses in it. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [start = '', end] = address.split('::');
  const groupsOf = (text: string | undefined) => (text ? text.split(':') : []);
  const [before, after] = [groupsOf(start), groupsOf(end)];
  const zeros = end === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
