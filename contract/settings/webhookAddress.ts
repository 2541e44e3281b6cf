/**
 * KEY-01: which address may be a webhook. One plain function, without a schema, which the form and the sandbox both apply: an address leads to
 * a public host, everyone reads it alike, and it holds no secret.
 */
import { hostBehind, isWebAddress, LONGEST_ADDRESS } from '../webAddress';

/** The sandbox delivers to this path of its own, and nowhere else. It is the only one on loopback that may be a webhook. */
export const SINK_PATH = '/sandbox/webhook-sink';

export type AddressProblem =
  | 'missing'
  | 'tooLong'
  | 'notHttp'
  | 'malformed'
  | 'userInfo'
  | 'fragment'
  | 'disguised'
  | 'loopback'
  | 'private'
  | 'linkLocal'
  | 'notPublic';

/** `http`: others on the way can read and change what is sent. `lookAlike`: the host has letters that look like others. */
export type AddressWarning = 'http' | 'lookAlike';

export type CheckedAddress =
  | { readonly problem: AddressProblem }
  | { readonly problem: null; readonly address: string; readonly warnings: readonly AddressWarning[]; readonly host: string };

type Bytes = readonly number[];

/** Blocks of IPv4, as their first bytes with a number of bits, and what they are. */
const BLOCKS_4: readonly (readonly [Bytes, bits: number, AddressProblem])[] = [
  [[0], 8, 'notPublic'],
  [[10], 8, 'private'],
  [[100, 64], 10, 'private'],
  [[127], 8, 'loopback'],
  [[169, 254], 16, 'linkLocal'],
  [[172, 16], 12, 'private'],
  [[192, 0, 0], 24, 'notPublic'],
  [[192, 0, 2], 24, 'notPublic'],
  [[192, 88, 99], 24, 'notPublic'],
  [[192, 168], 16, 'private'],
  [[198, 18], 15, 'notPublic'],
  [[198, 51, 100], 24, 'notPublic'],
  [[203, 0, 113], 24, 'notPublic'],
  [[224], 3, 'notPublic'],
];

/** The same of IPv6. Everything outside of 2000::/3 is refused in any case. */
const BLOCKS_6: readonly (readonly [Bytes, bits: number, AddressProblem])[] = [
  [[0xfc], 7, 'private'],
  [[0xfe, 0x80], 10, 'linkLocal'],
  [[0xfe, 0xc0], 10, 'private'],
  [[0x20, 0x01, 0x00], 23, 'notPublic'],
  [[0x20, 0x01, 0x0d, 0xb8], 32, 'notPublic'],
  [[0x3f, 0xff, 0x00], 20, 'notPublic'],
];

const PUBLIC_6: Bytes = [0x20];

/** Names that never lead to a public host. */
const LOCAL_NAME = /(?:^|\.)localhost$/;
const INTERNAL_NAME = /(?:^|\.)(?:local|localdomain|internal|intranet|private|lan|home|corp|arpa)$/;

const bitsOf = (bytes: Bytes, count: number): string =>
  [...bytes, ...Array.from({ length: 16 }, () => 0)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .slice(0, count);

const isIn = (bytes: Bytes, block: Bytes, bits: number) => bitsOf(bytes, bits) === bitsOf(block, bits);

const blockOf = (bytes: Bytes, blocks: typeof BLOCKS_4): AddressProblem | null =>
  blocks.find(([block, bits]) => isIn(bytes, block, bits))?.[2] ?? null;

/** What each part of a name may be: nothing else is ever found by its name. */
const PART_OF_NAME = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const LONGEST_NAME = 253;

const isName = (name: string) => name.length <= LONGEST_NAME && name.split('.').every((part) => PART_OF_NAME.test(part));

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** `host` is as a URL parser writes it: the groups of one gap at most, and lower case. */
function bytesOfIpv6(host: string): Bytes {
  const groups = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [head = '', tail = ''] = host.split('::');
  const [first, last] = [groups(head), groups(tail)];
  const gap = Array.from({ length: 8 - first.length - last.length }, () => 0);
  return [...first, ...gap, ...last].flatMap((group) => [group >> 8, group & 0xff]);
}

/** Forms of IPv6 that lead to the IPv4 address inside of them: mapped, compatible, NAT64 and 6to4. */
function embeddedIpv4(bytes: Bytes): Bytes | null {
  const isZero = (from: number, to: number) => bytes.slice(from, to).every((byte) => byte === 0);
  if (isZero(0, 10) && bytes[10] === 0xff && bytes[11] === 0xff) return bytes.slice(12);
  if (isZero(0, 12)) return bytes.slice(12);
  if (isIn(bytes, [0x00, 0x64, 0xff, 0x9b], 96)) return bytes.slice(12);
  if (isIn(bytes, [0x20, 0x02], 16)) return bytes.slice(2, 6);
  return null;
}

function problemOfIpv6(host: string): AddressProblem | null {
  const bytes = bytesOfIpv6(host);
  if (bytes.slice(0, 15).every((byte) => byte === 0)) return bytes[15] === 1 ? 'loopback' : 'notPublic';
  const embedded = embeddedIpv4(bytes);
  // An address inside of another one is a disguise, even of a public one.
  if (embedded) return blockOf(embedded, BLOCKS_4) ?? 'disguised';
  return blockOf(bytes, BLOCKS_6) ?? (isIn(bytes, PUBLIC_6, 3) ? null : 'notPublic');
}

function problemOfHost(hostname: string): AddressProblem | null {
  if (hostname.startsWith('[')) return problemOfIpv6(hostname.slice(1, -1));
  const name = hostname.replace(/\.$/, '');
  if (IPV4.test(name)) return blockOf(name.split('.').map(Number), BLOCKS_4);
  if (!isName(name)) return 'malformed';
  if (LOCAL_NAME.test(name)) return 'loopback';
  return !name.includes('.') || INTERNAL_NAME.test(name) ? 'notPublic' : null;
}

const isSink = ({ protocol, hostname, pathname, search }: URL): boolean =>
  protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost') && pathname === SINK_PATH && search === '';

/** What is wrong with a text that is no whole web address, as exactly as it can be said. */
function problemOfText(text: string): AddressProblem {
  if (text === '') return 'missing';
  if (text.length > LONGEST_ADDRESS) return 'tooLong';
  if (!/^https?:/i.test(text)) return 'notHttp';
  return /^https?:\/\/[^/?#]*@/i.test(text) ? 'userInfo' : 'malformed';
}

/** Checks an address as it was typed. Spaces around it don’t count. */
export function checkWebhookAddress(typed: string): CheckedAddress {
  const text = typed.trim();
  if (!isWebAddress(text)) return { problem: problemOfText(text) };
  const url = new URL(text);
  if (text.includes('#')) return { problem: 'fragment' };
  if (url.port === '0') return { problem: 'malformed' };
  const warnings: readonly AddressWarning[] = url.protocol === 'http:' ? ['http'] : [];
  const behind = hostBehind(text);
  if (isSink(url) && behind === null) return { problem: null, address: text, warnings, host: url.hostname };
  const problem = problemOfHost(url.hostname);
  if (problem) return { problem };
  const hasName = /\p{L}[^.]*$/u.test(url.hostname) && !url.hostname.startsWith('[');
  // Numbers in another spelling, such as 0x8.0x8.0x8.0x8.
  if (behind !== null && !hasName) return { problem: 'disguised' };
  const isLookAlike = /(?:^|\.)xn--/.test(url.hostname) || behind !== null;
  return { problem: null, address: text, warnings: isLookAlike ? [...warnings, 'lookAlike'] : warnings, host: url.hostname };
}
