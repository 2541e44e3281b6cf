/**
 * Sends one delivery. The sandbox calls no host outside: its own sink stands for every address, and a header says which one is meant. A server
 * that hangs, or answers with more than anyone reads, costs a bounded time and little memory.
 */
import { SINK_PATH } from '../../contract/settings/webhookAddress';

/** How much of a response is read, and how much is kept. */
const READ_BYTES = 64 * 1024;
const KEPT_CHARACTERS = 2_000;

export const MEANT_FOR = 'x-sandbox-address';

export interface Header {
  readonly name: string;
  readonly value: string;
}

export interface Delivery {
  /** The address of this sandbox. */
  readonly origin: string;
  readonly url: string;
  readonly headers: readonly Header[];
  readonly payload: string;
  readonly timeoutMs: number;
  /** Ends it when the sandbox stops. */
  readonly signal: AbortSignal;
}

export interface Delivered {
  /** Null: no response. */
  readonly code: number | null;
  readonly problem: string | null;
  /** The start of the body. */
  readonly response: string;
  readonly durationMs: number;
}

/** The database refuses this character in a text. */
const withoutNul = (text: string) => text.replaceAll('\0', '\ufffd');

async function startOf(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size < READ_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.length;
  }
  await reader.cancel();
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, READ_BYTES));
  return withoutNul([...text].slice(0, KEPT_CHARACTERS).join(''));
}

const inSeconds = (ms: number) => `Timed out after ${Number((ms / 1000).toFixed(1))} s`;

/** Any response but 2xx is a failure, also one that leads elsewhere: an event goes to the address that the merchant saw, and to no other. */
export const isAccepted = ({ code }: Pick<Delivered, 'code'>): boolean => code !== null && code >= 200 && code < 300;

/** @throws when the sandbox stops meanwhile */
export async function postDelivery({ origin, url, headers, payload, timeoutMs, signal }: Delivery): Promise<Delivered> {
  const began = performance.now();
  const timeout = AbortSignal.timeout(timeoutMs);
  const ended = (result: Omit<Delivered, 'durationMs'>) => ({ ...result, durationMs: Math.round(performance.now() - began) });
  try {
    const answer = await fetch(`${origin}${SINK_PATH}`, {
      method: 'POST',
      redirect: 'manual',
      body: payload,
      headers: [...headers.map(({ name, value }): [string, string] => [name, value]), [MEANT_FOR, new URL(url).href]],
      signal: AbortSignal.any([timeout, signal]),
    });
    return ended({ code: answer.status, problem: null, response: await startOf(answer) });
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted) return ended({ code: null, problem: inSeconds(timeoutMs), response: '' });
    if (error instanceof TypeError) return ended({ code: null, problem: 'The connection was closed', response: '' });
    throw error;
  }
}
