/** A browser that nobody listens to, as a merchant's is: each request that Playwright hears of costs the page that makes it some of its time. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';
import { type } from 'arktype';
import config from '../../playwright.config';
import { SLOW_CPU, TIMEOUT_MS } from './browser';

/** What the browser's debugging protocol answers: https://chromedevtools.github.io/devtools-protocol/ */
interface Answer {
  readonly id?: number;
  readonly result?: {
    readonly targetId?: string;
    readonly sessionId?: string;
    readonly result?: { readonly value?: unknown };
    readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
  };
  readonly error?: { readonly message: string };
}

export interface UnwatchedPage {
  open(address: string): Promise<void>;
  /** Runs a function in the page, and returns what it returns or resolves to. It knows only its argument. */
  run<Argument>(work: (argument: Argument) => unknown, argument: Argument): Promise<unknown>;
  /** Resolves once this is true in the page. */
  until<Argument>(isSo: (argument: Argument) => boolean, argument: Argument): Promise<void>;
  hover(x: number, y: number): Promise<void>;
  press(x: number, y: number): Promise<void>;
  /** Types into the element with the focus. */
  type(text: string): Promise<void>;
  /** Resolves once the page has been idle for a while, and nothing was loaded in it. */
  quiet(): Promise<void>;
}

/** A point of the page, as the page returns it. */
export const Point = type({ x: 'number', y: 'number' });

const A_WHILE_MS = 1000;

/** Runs in the page: resolves once it has nothing to do, with how much it has loaded. */
export const idle = () =>
  new Promise((resolve) =>
    requestIdleCallback(() => requestIdleCallback(() => resolve(performance.getEntriesByType('resource').length))),
  );

type Send = (method: string, params?: object) => Promise<NonNullable<Answer['result']>>;

/** Requests and answers end with a null byte. */
function connection(to: Writable, from: Readable) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let id = 0;
  let rest = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const [last = '', ...whole] = (rest + text).split('\0').reverse();
    rest = last;
    for (const each of whole.reverse()) {
      const answer: Answer = JSON.parse(each);
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    }
  });
  return (sessionId?: string): Send =>
    async (method, params = {}) => {
      id += 1;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      const { result, error } = await answered;
      if (!result) throw new Error(`${method}: ${error?.message}`);
      return result;
    };
}

function pageOf(send: Send): UnwatchedPage {
  const mouse = (type: string, x: number, y: number) =>
    send('Input.dispatchMouseEvent', { type, x, y, ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }) });
  const run: UnwatchedPage['run'] = async (work, argument) => {
    // Functions that are passed to the page were compiled with a helper that the page lacks.
    const expression = `globalThis.__name ??= (named) => named; (${work})(${JSON.stringify(argument)})`;
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result?.value;
  };
  const until: UnwatchedPage['until'] = async (isSo, argument) => {
    const since = performance.now();
    while ((await run(isSo, argument)) !== true) {
      if (performance.now() - since > TIMEOUT_MS) throw new Error(`It never came that ${isSo}.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const quiet = async () => {
    let loaded: unknown = null;
    for (let before: unknown; loaded === null || loaded !== before; ) {
      before = loaded;
      await new Promise((resolve) => setTimeout(resolve, A_WHILE_MS));
      loaded = await run(idle, null);
    }
  };
  return {
    run,
    until,
    quiet,
    type: async (text) => void (await send('Input.insertText', { text })),
    open: async (address) => {
      await send('Page.navigate', { url: address });
      await until((at) => window.location.href.startsWith(at) && document.readyState === 'complete', address);
    },
    hover: async (x, y) => void (await mouse('mouseMoved', x, y)),
    press: async (x, y) => {
      await mouse('mousePressed', x, y);
      await mouse('mouseReleased', x, y);
    },
  };
}

/** Runs work on a page with an empty cache in a browser of its own, slowed down to a phone unless another speed is given. */
export async function onUnwatchedPage<Result>(work: (page: UnwatchedPage) => Promise<Result>, cpu = SLOW_CPU): Promise<Result> {
  const { args = [], executablePath = chromium.executablePath() } = config.use?.launchOptions ?? {};
  const profile = await mkdtemp(join(tmpdir(), 'kontor-bench-'));
  // Its compilers are not limited, because a merchant's browser compiles what runs often.
  const flags = args.filter((arg) => !arg.startsWith('--js-flags'));
  const browser = spawn(executablePath, [...flags, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // A group of its own, because some browsers are started by a script, which would end alone.
    detached: true,
  });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  try {
    const [, , , to, from] = browser.stdio;
    if (!(to instanceof Writable) || !(from instanceof Readable)) throw new Error('The browser cannot be spoken to.');
    const sessions = connection(to, from);
    const { targetId } = await sessions()('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await sessions()('Target.attachToTarget', { targetId, flatten: true });
    const send = sessions(sessionId);
    await send('Emulation.setDeviceMetricsOverride', { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false });
    await send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await work(pageOf(send));
  } finally {
    if (browser.pid !== undefined) process.kill(-browser.pid);
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
