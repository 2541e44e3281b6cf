/** A stand-in for the network: records every request that a service sends, by fetch or by XMLHttpRequest, and returns the responses that a test sets. */
import { vi } from 'vitest';

export interface Sent {
  /** Method and path: `POST /subsidiary/payout/verify`. */
  readonly to: string;
  readonly query: Readonly<Record<string, string>>;
  /** Without those of the media types, which no document names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The fields of a multipart body; a file is `file:` and its name. */
  readonly form: Readonly<Record<string, string>> | undefined;
}

export interface Reply {
  readonly status?: number;
  /** JSON, or a file. */
  readonly body?: unknown;
}

/** Null: no answer comes back. */
export type Answering = (sent: Sent, nth: number) => Reply | null;

const OF_MEDIA = ['accept', 'content-type'];

function requestOf(method: string, url: string, headers: Headers, body: unknown): Sent {
  const { pathname, searchParams } = new URL(url, 'http://kontor.test');
  return {
    to: `${method} ${pathname}`,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries([...headers].filter(([name]) => !OF_MEDIA.includes(name))),
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
    form: body instanceof FormData ? Object.fromEntries([...body].map(([name, value]) => [name, fieldOf(value)])) : undefined,
  };
}

const fieldOf = (value: FormDataEntryValue) => (typeof value === 'string' ? value : `file:${value.name}`);

/** @returns what was sent, the oldest first */
export function provide(answering: Answering): readonly Sent[] {
  const sent: Sent[] = [];
  const answerTo = (request: Sent) => {
    sent.push(request);
    return answering(request, sent.filter(({ to }) => to === request.to).length - 1);
  };

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    const reply = answerTo(requestOf(init.method ?? 'GET', url, new Headers(init.headers), init.body));
    if (reply === null) throw new TypeError('Failed to fetch');
    const { status = 200, body } = reply;
    return body instanceof Blob
      ? new Response(body, { status })
      : new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });

  class Request extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private to: readonly [string, string] = ['', ''];
    private readonly headers = new Headers();
    open(method: string, url: string) {
      this.to = [method, url];
    }
    setRequestHeader(name: string, value: string) {
      this.headers.append(name, value);
    }
    abort() {}
    send(form: FormData) {
      const reply = answerTo(requestOf(...this.to, this.headers, form));
      this.status = reply === null ? 0 : (reply.status ?? 200);
      this.responseText = JSON.stringify(reply?.body ?? null);
      this.dispatchEvent(new Event(reply === null ? 'error' : 'load'));
      this.dispatchEvent(new Event('loadend'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}
