/**
 * A page that nobody listens to. Playwright has the browser tell it of every request and its stack, which costs the page time with every call
 * that it makes, and that time would be measured as the app's. A merchant's page does not pay it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';
import { type } from 'arktype';
import { launchOptions, WINDOW } from './browser';

/** A place of the window, in CSS pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

export interface UnwatchedPage {
  /** Runs a function in the page, which sees nothing but its input, and returns what it resolves with. */
  run<Input = null>(work: (input: Input) => unknown, input?: Input): Promise<unknown>;
  open(address: string): Promise<void>;
  hover(place: Place): Promise<void>;
  /** Presses the main button of the mouse. */
  press(place: Place): Promise<void>;
  slowDown(rate: number): Promise<void>;
  /** Resolves once the page has been idle without requests for a while. */
  quiet(): Promise<void>;
}

type Send = (method: string, params?: object) => Promise<unknown>;

const message = type('string.json.parse').to({
  'id?': 'number',
  'result?': 'unknown',
  'error?': { message: 'string' },
});
const attached = type({ sessionId: 'string' });
const created = type({ targetId: 'string' });
const evaluated = type({ result: { 'value?': 'unknown' }, 'exceptionDetails?': 'object' });

/** Sends commands of the DevTools protocol through the pipes of a browser. Messages end with a zero byte. */
function commandsOf(to: Writable, from: Readable): (session?: string) => Send {
  const waiting = new Map<number, { done: (result: unknown) => void; fail: (error: Error) => void }>();
  let last = 0;
  let rest = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const whole = (rest + text).split('\0');
    rest = whole.pop() ?? '';
    for (const one of whole) {
      const { id = 0, result, error } = message.assert(one);
      if (error) waiting.get(id)?.fail(new Error(error.message));
      else waiting.get(id)?.done(result);
      waiting.delete(id);
    }
  });
  return (session) =>
    (method, params = {}) =>
      new Promise((done, fail) => {
        last += 1;
        waiting.set(last, { done, fail });
        to.write(`${JSON.stringify({ id: last, method, params, ...(session && { sessionId: session }) })}\0`);
      });
}

/** Runs in the page. */
const untilLoaded = () =>
  new Promise<void>((done) => {
    if (document.readyState === 'complete') done();
    else window.addEventListener('load', () => done(), { once: true });
  });

/** Runs in the page. */
async function untilQuiet() {
  const idle = () => new Promise((done) => requestIdleCallback(done));
  let requests = 0;
  do {
    performance.clearResourceTimings();
    await new Promise((done) => setTimeout(done, 700));
    // Twice, because work in an idle moment may request another one.
    await idle();
    await idle();
    requests = performance.getEntriesByType('resource').length;
  } while (requests > 0);
}

function pageOf(send: Send): UnwatchedPage {
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = evaluated.assert(
      await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }),
    );
    if (exceptionDetails) throw new Error(`The page failed: ${JSON.stringify(exceptionDetails)}`);
    return result.value;
  };
  const run: UnwatchedPage['run'] = (work, input) =>
    // Functions that are passed to the page were compiled with a helper that the page lacks.
    evaluate(`globalThis.__name ??= (named) => named; (${work})(${JSON.stringify(input ?? null)})`);
  const mouse = (kind: 'Moved' | 'Pressed' | 'Released', place: Place) =>
    send('Input.dispatchMouseEvent', {
      type: `mouse${kind}`,
      ...place,
      ...(kind !== 'Moved' && { button: 'left', clickCount: 1 }),
    });
  return {
    run,
    open: async (address) => {
      await send('Page.navigate', { url: address });
      await run(untilLoaded);
    },
    hover: async (place) => {
      await mouse('Moved', place);
    },
    press: async (place) => {
      await mouse('Pressed', place);
      await mouse('Released', place);
    },
    slowDown: async (rate) => {
      await send('Emulation.setCPUThrottlingRate', { rate });
    },
    quiet: async () => {
      await run(untilQuiet);
    },
  };
}

/** Runs work on a page that nobody listens to, and closes its browser. */
export async function onUnwatchedPage<Result>(work: (page: UnwatchedPage) => Promise<Result>): Promise<Result> {
  const { args, executablePath = chromium.executablePath() } = launchOptions();
  const profile = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  const browser = spawn(executablePath, [...args, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = once(browser, 'exit');
  try {
    const [, , , to, from] = browser.stdio;
    if (!(to instanceof Writable && from instanceof Readable)) throw new Error('The browser has no pipes.');
    const commands = commandsOf(to, from);
    const toBrowser = commands();
    const { targetId } = created.assert(await toBrowser('Target.createTarget', { url: 'about:blank' }));
    const { sessionId } = attached.assert(await toBrowser('Target.attachToTarget', { targetId, flatten: true }));
    const toPage = commands(sessionId);
    await toPage('Emulation.setDeviceMetricsOverride', { ...WINDOW, deviceScaleFactor: 1, mobile: false });
    return await work(pageOf(toPage));
  } finally {
    browser.kill();
    await ended;
    // Its helpers may outlive it by a moment and hold the pipes open.
    for (const pipe of browser.stdio) pipe?.destroy();
    rmSync(profile, { recursive: true, force: true });
  }
}
