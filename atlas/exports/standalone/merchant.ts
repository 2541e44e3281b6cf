/** A merchant in a browser, and how the provider's responses reach the page. This file needs only Playwright. */
import { expect, type Page, type Request, type Route } from '@playwright/test';
import { calls } from './calls';
import { accounts, address, codeFor, passTime, resetData } from './deployment';
import { endWith, isEnding } from './endings';

export type Call = keyof typeof calls;

interface Waiting {
  readonly name: string;
  readonly route: Route;
}

export interface Beginning {
  readonly as: string | null;
  readonly path: string;
  /** Calls whose responses wait until a step lets them through. */
  readonly holds: readonly string[];
  readonly isTimed?: boolean;
}

interface Pattern {
  readonly method: string;
  readonly path: RegExp;
  readonly without: string | null;
}

const orderOf = ({ path, without }: Pattern) => (path.source.includes('[^/]') ? 2 : 0) - (without === null ? 0 : 1);

/** Fixed paths come before those with an ID, which would match them, and of two calls on one path the one without a parameter. */
const patterns = Object.entries(calls)
  .map(([name, { method, path, without }]) => ({ name, method, without, path: new RegExp(`${path.replace(/:\w+/g, '[^/]+')}$`) }))
  .sort((a, b) => orderOf(a) - orderOf(b));

const nameOf = (request: Request) => {
  const { pathname, searchParams } = new URL(request.url());
  const isIt = ({ method, path, without }: Pattern) =>
    method === request.method() && path.test(pathname) && (without === null || !searchParams.has(without));
  return patterns.find(isIt)?.name;
};

/** Signing in takes time and a code, so each account does it once. A token is good for an hour. */
const signedIn = new Map<string, { readonly token: string; readonly until: number }>();
const HALF_AN_HOUR_MS = 1_800_000;

/** The file that a document field gets. */
const PAPER = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
const UNIQUE = '{unique}';
const CODE = '{code}';
const RATE_LIFE_MS = 300_000;
/** Longer than any chargeback can be answered. */
const YEAR_MS = 366 * 86_400_000;
const MARKER = '/marker';

/** Runs in the page: moves the clock of the page, as after a sleep. */
function sleep(ms: number): void {
  const now = Date.now;
  Date.now = () => now() + ms;
  sessionStorage.setItem('seenAt', String(Date.now()));
  document.dispatchEvent(new Event('visibilitychange'));
}

export class Merchant {
  readonly #page: Page;
  #email = '';
  #held: ReadonlySet<string> = new Set();
  #waiting: readonly Waiting[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens a page of the app, signed in as this account. From then on the responses of some calls wait. */
  async begin({ as, path, holds, isTimed }: Beginning): Promise<void> {
    const page = this.#page;
    if (await resetData()) signedIn.clear();
    this.#email = as ?? Object.keys(accounts)[0] ?? '';
    if (as !== null) await this.#signIn(as);
    if (isTimed) await page.clock.install();
    this.#held = new Set(holds);
    page.on('requestfailed', (request) => {
      this.#waiting = this.#waiting.filter(({ route }) => route.request() !== request);
    });
    await page.route(`**${MARKER}`, (route) => route.fulfill({ status: 204 }));
    await page.route(
      (url) => patterns.some((pattern) => pattern.path.test(url.pathname)),
      (route) => {
        const name = nameOf(route.request());
        if (name === undefined || !this.#held.has(name)) return route.continue();
        this.#waiting = [...this.#waiting, { name, route }];
      },
    );
    await page.goto(address + path);
  }

  /** Forgets a session that the test ended. */
  async end(): Promise<void> {
    const token = await this.#page.evaluate(() => sessionStorage.getItem('accessToken')).catch(() => null);
    if (token === null) signedIn.delete(this.#email);
  }

  async #signIn(as: string): Promise<void> {
    const page = this.#page;
    const known = signedIn.get(as);
    if (known && known.until > Date.now()) {
      await page.goto(`${address}/favicon.svg`);
      await page.evaluate((token) => sessionStorage.setItem('accessToken', token), known.token);
      return;
    }
    const account = accounts[as];
    if (!account) throw new Error(`deployment.ts has no account ${as}.`);
    await page.goto(address);
    await this.fill('Email', account.email);
    await this.fill('Password', account.password);
    await this.press('Sign in');
    const code = page.getByRole('textbox', { name: 'One-time password', exact: true });
    const inside = page.waitForURL(/\/dashboard/);
    await Promise.race([code.waitFor(), inside]);
    if (!/\/dashboard/.test(page.url())) {
      await code.fill(await codeFor(as));
      await this.press('Verify');
    }
    await inside;
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('accessToken'))).not.toBeNull();
    const token = await page.evaluate(() => sessionStorage.getItem('accessToken'));
    signedIn.set(as, { token: token ?? '', until: Date.now() + HALF_AN_HOUR_MS });
  }

  async #textFor(text: string): Promise<string> {
    return text === CODE ? codeFor(this.#email) : text.replaceAll(UNIQUE, crypto.randomUUID());
  }

  async fill(label: string, text: string): Promise<void> {
    const field = this.#page.getByRole('textbox', { name: label, exact: true });
    const secret = this.#page.getByLabel(label, { exact: true }).and(this.#page.locator('input[type=password]'));
    await field.or(secret).fill(await this.#textFor(text));
  }

  async search(label: string, text: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: label, exact: true }).fill(text);
    await this.#page.keyboard.press('Enter');
  }

  enter = (label: string) => this.#page.getByRole('textbox', { name: label, exact: true }).press('Enter');
  leave = (label: string) => this.#page.getByRole('textbox', { name: label, exact: true }).blur();

  async choose(label: string, option: string): Promise<void> {
    await this.#page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
  }

  tick = (label: string) => this.#page.getByRole('checkbox', { name: label, exact: true }).check();
  async pick(option: string): Promise<void> {
    const radio = this.#page.getByRole('radio', { name: option, exact: true });
    const entry = this.#page.locator('[role=option]').filter({ hasText: option });
    await radio.or(entry).first().waitFor();
    await ((await radio.count()) > 0 ? radio.check({ force: true }) : entry.first().click());
  }

  press = (name: string | RegExp) => this.#page.getByRole('button', { name, exact: true }).click();

  async pickFrom(name: string | RegExp, item: string): Promise<void> {
    await this.press(name);
    const named = this.#page.getByRole('menuitem', { name: item, exact: true });
    await named.or(this.#page.getByRole('menuitemradio', { name: item })).click();
  }

  open = (tab: string) => this.#page.getByRole('tab', { name: tab, exact: true }).click();
  attach = (label: string) => this.#page.getByLabel(label, { exact: true }).setInputFiles(PAPER);

  attachFile(label: string, name: string, text: string): Promise<void> {
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
    return this.#page.getByLabel(label, { exact: true }).setInputFiles(file);
  }

  follow = (name: string) => this.#page.getByRole('link', { name, exact: true }).click();
  back = () => this.#page.evaluate(() => window.history.back());
  visit = (search: string) => this.#page.evaluate((to) => window.history.pushState(null, '', to), search);

  /** The page and the provider get older. */
  async waits(seconds: number): Promise<void> {
    await passTime(seconds);
    await this.#page.clock.runFor(seconds * 1_000);
  }

  /** Only the provider gets older: it sends one code a minute. */
  passes = (seconds: number) => passTime(seconds);

  reconnect = async () => {
    await this.#page.context().setOffline(true);
    await this.#page.context().setOffline(false);
  };
  outlastRate = () => this.#page.evaluate(sleep, RATE_LIFE_MS);
  outlastDeadline = () => this.#page.evaluate(sleep, YEAR_MS);

  see = (text: string | RegExp) => this.#page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
  seeHeading = (text: string | RegExp) =>
    this.#page.getByRole('heading', { name: text, exact: true }).filter({ visible: true }).first().waitFor();
  seeNone = (text: string | RegExp) =>
    expect(this.#page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(0);
  seeNoDialog = () => expect(this.#page.getByRole('dialog')).toHaveCount(0);

  /** Lets all of these calls through to the provider. */
  letThrough = (names: readonly string[]) => this.#release(names, null, true);

  /** Lets through those that the page made. */
  letOneThrough = (names: readonly string[]) => this.#release(names, null, false);

  /** Ends the first of these calls in this way, and lets the others through. */
  fail = (names: readonly string[], ending: string) => this.#release(names, ending, true);

  failOne = (names: readonly string[], ending: string) => this.#release(names, ending, false);

  async #release(names: readonly string[], ending: string | null, all: boolean): Promise<void> {
    for (let left = names, isFirst = true; left.length > 0; isFirst = false) {
      const taken = await this.#take(left, all);
      const wanted = await Promise.all(taken.map((one, n) => this.#finish(one, n === 0 && isFirst ? ending : null)));
      // The page replaced calls that it cancelled with new ones, which are meant here.
      left = wanted.some(Boolean) ? [] : [...new Set(taken.map(({ name }) => name))];
    }
  }

  /** Waits until each of these calls waits, or one of them. */
  async #take(names: readonly string[], all: boolean): Promise<readonly Waiting[]> {
    // Then all earlier calls and cancellations of the page are known.
    await this.#page.evaluate((marker) => fetch(marker).then(() => undefined), MARKER);
    const isThere = (name: string) => this.#waiting.some((one) => one.name === name);
    const areThere = () => (all ? names.every(isThere) : names.some(isThere));
    await expect
      .poll(areThere, { message: `calls of the page: ${names.join(', ')}`, intervals: [20], timeout: 30_000 })
      .toBe(true);
    const taken = this.#waiting.filter(({ name }) => names.includes(name));
    this.#waiting = this.#waiting.filter((one) => !taken.includes(one));
    return taken;
  }

  /** Returns whether the page still wanted the response. */
  async #finish({ route }: Waiting, ending: string | null): Promise<boolean> {
    if (ending !== null && !isEnding(ending)) throw new Error(`No call can end with ${ending}.`);
    if (ending !== null) {
      await endWith[ending](route);
      return true;
    }
    const response = route.request().response();
    await route.continue().catch(() => undefined);
    return (await response.catch(() => null)) !== null;
  }
}
