/**
 * Sends a body with files. It uses XMLHttpRequest, because `fetch` cannot report how much of a body was sent. Like `call`, it never retries.
 */
import type { CallAnswer, CallInput, Endpoint } from '../../../contract/endpoint';
import { formDataOf, type SentFiles } from '../../../contract/multipart';
import { Failure } from '../../../machines/kit/flow/fault';
import type { SelectedFile } from '../../../machines/kit/form/form.types';
import { type AnyInput, addressOf, answersFor, checked, type Options, refusalOf, TIMEOUT_MS } from '../call';
import { parseExactly } from '../exactJson';
import { bearer } from '../token';

interface UploadOptions extends Options {
  /** Receives the sent part of the body, from 0 to 1. It never decreases. */
  readonly onProgress?: (part: number) => void;
}

/** What a form passes to the service that saves it. */
export interface Given<Values> {
  readonly subject: string;
  readonly values: Values;
}

/** How a form with files is sent. */
export interface Sending extends UploadOptions {
  /** Returns the content of selected files. Throws if one is no longer available. */
  readonly take: (chosen: readonly SelectedFile[]) => readonly File[];
}

type Multipart = Endpoint & { readonly files: NonNullable<Endpoint['files']> };

interface AnyUpload extends Omit<AnyInput, 'query' | 'body'> {
  readonly body?: Readonly<Record<string, string | undefined>>;
  readonly files: SentFiles;
}

interface Arrived {
  readonly status: number;
  readonly redirected: boolean;
  readonly data: unknown;
}

/** Sends an opened request and waits for its end. Rejects with a `Failure`, or with the signal's reason. */
function ended(
  request: XMLHttpRequest,
  address: string,
  body: FormData,
  { signal, timeoutMs = TIMEOUT_MS, onProgress }: UploadOptions,
) {
  return new Promise<Arrived>((resolve, reject) => {
    const giveUp = (reason: unknown) => {
      clearTimeout(timer);
      reject(reason);
      request.abort();
    };
    const tooLate = () => giveUp(new Failure({ kind: 'timeout' }));
    const left = () => giveUp(signal.reason);
    let timer = setTimeout(tooLate, timeoutMs);
    let most = 0;
    const moved = ({ loaded, total, lengthComputable }: ProgressEvent) => {
      clearTimeout(timer);
      timer = setTimeout(tooLate, timeoutMs);
      const part = lengthComputable && total > 0 ? Math.min(1, loaded / total) : 0;
      if (part <= most) return;
      most = part;
      onProgress?.(part);
    };
    signal.addEventListener('abort', left);
    request.upload.addEventListener('progress', moved);
    request.addEventListener('load', () => {
      const from = request.responseURL;
      const redirected = Boolean(from) && from !== new URL(address, window.location.href).href;
      resolve({ status: request.status, redirected, data: parseExactly(request.responseText) });
    });
    request.addEventListener('error', () => reject(new Failure({ kind: 'network' })));
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', left);
    });
    request.send(body);
  });
}

/**
 * Makes one call with files. Faults are those of `call`. `timeoutMs` is the maximum time without progress in milliseconds, so a large file on
 * a slow network can take long. An aborted `signal` stops the upload.
 */
export async function upload<E extends Multipart>(
  endpoint: E,
  input: CallInput<E>,
  options: UploadOptions,
): Promise<CallAnswer<E>> {
  options.signal.throwIfAborted();
  // The record's type lists the parts. Their handling is the same for every call.
  const given = input as unknown as AnyUpload;
  const request = new XMLHttpRequest();
  const address = addressOf(endpoint, given);
  request.open(endpoint.method, address);
  for (const [name, value] of Object.entries({ ...(endpoint.public ? {} : bearer()), ...given.headers })) {
    request.setRequestHeader(name, value);
  }
  const { status, redirected, data } = await ended(request, address, formDataOf(given.body, given.files), options);
  answersFor(endpoint, { status, redirected });
  if (status < 200 || status > 299) throw new Failure(refusalOf(endpoint, status, data));
  return checked(endpoint, data);
}
