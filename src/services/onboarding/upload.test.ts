// @vitest-environment happy-dom
/** How a body with files is sent: the progress it reports, when it is given up, and where onboarding leads out of the app. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstVersion } from '../../../contract/onboarding/firstVersion';
import { inSession } from '../../../tests/services/exchanges';
import { keepToken } from '../token';
import { loadAgreement, openInterface } from './onboarding';
import { upload } from './upload';

inSession();

/** A request that the test moves by hand. */
class Request extends EventTarget {
  static last = new Request();
  readonly upload = new EventTarget();
  status = 200;
  responseText = '{"message":"Done"}';
  readonly calls: string[] = [];
  constructor() {
    super();
    Request.last = this;
  }
  open() {
    this.calls.push('open');
  }
  setRequestHeader() {}
  abort() {
    this.calls.push('abort');
    this.dispatchEvent(new Event('loadend'));
  }
  send() {
    this.calls.push('send');
  }
  moves(loaded: number, total: number, lengthComputable = true) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable }));
  }
  ends(type: 'load' | 'error') {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function begun() {
  const controller = new AbortController();
  const reported: number[] = [];
  const input = { body: { directorname: 'Ada', idnumber: '1' }, files: { id: undefined } };
  const onProgress = (part: number) => reported.push(part);
  const answer = upload(firstVersion.submitDirectorKyc, input, { signal: controller.signal, timeoutMs: 1_000, onProgress });
  const settled = answer.catch((error: unknown) => error);
  return { controller, reported, settled, request: Request.last };
}

it('[ONB-15] reports the progress, which never falls and never passes the total', async () => {
  const { reported, settled, request } = begun();
  request.moves(5, 0);
  request.moves(5, 10, false);
  request.moves(5, 10);
  request.moves(5, 10);
  request.moves(4, 10);
  request.moves(20, 10);
  request.ends('load');
  expect(await settled).toEqual({ message: 'Done' });
  expect(reported).toEqual([0.5, 1]);
  expect(vi.getTimerCount()).toBe(0);
});

it('[ONB-15] waits while data is sent, and times out after a pause', async () => {
  const { settled, request } = begun();
  await vi.advanceTimersByTimeAsync(999);
  request.moves(1, 10);
  await vi.advanceTimersByTimeAsync(999);
  expect(request.calls).toEqual(['open', 'send']);
  await vi.advanceTimersByTimeAsync(1);
  expect(request.calls).toEqual(['open', 'send', 'abort']);
  expect(await settled).toMatchObject({ fault: { kind: 'timeout' } });
});

it('[ONB-15] waits half a minute by default', async () => {
  const { signal } = new AbortController();
  const settled = upload(
    firstVersion.submitKycDocuments,
    { files: { proofofaddress: undefined, id: undefined } },
    { signal },
  ).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(Request.last.calls).toEqual(['open', 'send']);
  await vi.advanceTimersByTimeAsync(1);
  expect(await settled).toMatchObject({ fault: { kind: 'timeout' } });
});

it('[ONB-15] stops when its signal aborts, and sends nothing afterwards', async () => {
  const { controller, settled, request } = begun();
  controller.abort('left');
  expect(request.calls).toEqual(['open', 'send', 'abort']);
  expect(await settled).toBe('left');
  const before = Request.last;
  const late = upload(
    firstVersion.submitDirectorKyc,
    { body: { directorname: '', idnumber: '' }, files: { id: undefined } },
    controller,
  );
  await expect(late).rejects.toBe('left');
  expect(Request.last).toBe(before);
});

it('[ONB-15] ignores its signal once it has ended', async () => {
  const { controller, settled, request } = begun();
  request.ends('load');
  await settled;
  controller.abort('left');
  expect(request.calls).toEqual(['open', 'send']);
});

it.each([
  [199, { kind: 'server', status: 199, message: 'Done' }],
  [300, { kind: 'server', status: 300, message: 'Done' }],
  [413, { kind: 'server', status: 413, message: 'Done' }],
])('[ONB-15] does not read the status %i as success', async (status, fault) => {
  const { settled, request } = begun();
  request.status = status;
  request.ends('load');
  expect(await settled).toMatchObject({ fault });
});

it('[ONB-15] accepts 200, 204 and 299 as success, and reports an invalid JSON body as unreadable', async () => {
  for (const status of [200, 204, 299]) {
    const { settled, request } = begun();
    request.status = status;
    request.ends('load');
    expect(await settled).toEqual({ message: 'Done' });
  }
  const { settled, request } = begun();
  request.responseText = '<html>';
  request.ends('load');
  expect(await settled).toMatchObject({ fault: { kind: 'badAnswer', endpoint: 'submitDirectorKyc' } });
});

it('[ONB-13] the agreement is a page of the app, and fails with the faults of a call', async () => {
  const { signal } = new AbortController();
  const fetched = vi.fn(async (_path: string) => new Response('<h1>Agreement</h1>'));
  vi.stubGlobal('fetch', fetched);
  expect(await loadAgreement(undefined, { signal })).toEqual({ agreement: '<h1>Agreement</h1>' });
  expect(fetched.mock.calls).toEqual([['/agreement.html', { signal }]]);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(loadAgreement(undefined, { signal })).rejects.toMatchObject({
    fault: { kind: 'server', status: 404, message: '' },
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loadAgreement(undefined, { signal })).rejects.toMatchObject({ fault: { kind: 'network' } });
  await expect(loadAgreement(undefined, { signal: AbortSignal.abort('left') })).rejects.toBe('left');
});

it('[ONB-02] the provider’s own interface gets the token in the fragment, and is not opened without one', async () => {
  const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { signal } = new AbortController();
  expect(await openInterface(undefined, { signal })).toEqual({ went: false });
  vi.stubEnv('VITE_ONBOARDING_ADDRESS', 'https://onboarding.provider.test/');
  vi.resetModules();
  const built = await import('./onboarding');
  keepToken('a b#?/..');
  expect(await built.openInterface(undefined, { signal })).toEqual({ went: true });
  expect(went.mock.calls).toEqual([['https://onboarding.provider.test/#token=a%20b%23%3F%2F..']]);
  sessionStorage.clear();
  expect(await built.openInterface(undefined, { signal })).toEqual({ went: false });
  expect(went).toHaveBeenCalledTimes(1);
});
