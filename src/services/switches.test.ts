// @vitest-environment happy-dom
/** Two tabs of one session: what one sends while the other switches. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Fault } from '../../machines/kit/flow/fault';

/** A page of the session. Each has its own memory, and shares the storage. */
async function openPage() {
  vi.resetModules();
  return import('./switches');
}

/** A failure of the page that opened last. */
async function failure(fault: Fault) {
  const { Failure } = await import('../../machines/kit/flow/fault');
  return new Failure(fault);
}

const elsewhere = expect.objectContaining({
  fault: { kind: 'notSent', message: expect.stringMatching(/in another tab, so we sent nothing from here/) },
});

beforeEach(() => sessionStorage.setItem('session', 'mine'));
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

async function twoPages() {
  const here = await openPage();
  here.stayHere();
  const there = await openPage();
  there.stayHere();
  return { here, there };
}

it('[NAV-11 PAY-05] a page sends nothing from the moment another tab switches, and again after a reload', async () => {
  const { here, there } = await twoPages();
  await there.switching(async () => expect(here.stayHere).toThrow(elsewhere));
  expect(here.stayHere).toThrow(elsewhere);
  expect(there.stayHere).not.toThrow();
  expect((await openPage()).stayHere).not.toThrow();
});

it('[NAV-11 PAY-05] neither does a page after a switch of unknown outcome', async () => {
  const { here, there } = await twoPages();
  const lost = await failure({ kind: 'network' });
  await expect(there.switching(() => Promise.reject(lost))).rejects.toBe(lost);
  expect(here.stayHere).toThrow(elsewhere);
});

it('[NAV-11] a refused switch stops no page', async () => {
  const { here, there } = await twoPages();
  const refused = await failure({ kind: 'server', status: 400, message: 'Not verified' });
  await expect(there.switching(() => Promise.reject(refused))).rejects.toBe(refused);
  expect(here.stayHere).not.toThrow();
  expect(there.stayHere).not.toThrow();
});

it('[NAV-11] a page that opened during a switch sends nothing after it', async () => {
  const { there } = await twoPages();
  let late = there;
  await there.switching(async () => {
    late = await openPage();
    late.stayHere();
  });
  expect(late.stayHere).toThrow(elsewhere);
});

it('[NAV-11] another session goes on, and only ten sessions are kept', async () => {
  const { here, there } = await twoPages();
  for (let count = 0; count < 12; count += 1) {
    sessionStorage.setItem('session', `other-${count}`);
    await there.switching(async () => {});
  }
  sessionStorage.setItem('session', 'mine');
  expect(here.stayHere).not.toThrow();
  expect(Object.keys(JSON.parse(localStorage.getItem('kontor:switches') ?? '{}'))).toHaveLength(10);
});

it.each(['{', 'null', '7', '[]', '""'])('[NAV-11] a stored %s is no mark', async (text) => {
  localStorage.setItem('kontor:switches', text);
  const { here, there } = await twoPages();
  expect(here.stayHere).not.toThrow();
  await there.switching(async () => {});
  expect(here.stayHere).toThrow(elsewhere);
});

it('[NAV-11] a browser without this storage switches all the same', async () => {
  const { here, there } = await twoPages();
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  await there.switching(async () => {});
  expect(here.stayHere).not.toThrow();
  vi.unstubAllGlobals();
});
