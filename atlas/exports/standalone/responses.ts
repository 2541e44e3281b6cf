/** How the provider's responses reach the page: some of them wait until a step lets them through. */
import { expect, type Page, type Request, type Route } from '@playwright/test';
import { calls } from './calls';
import { endWith, isEnding } from './endings';

interface Waiting {
  readonly name: string;
  readonly route: Route;
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

const MARKER = '/marker';

export class Responses {
  readonly #page: Page;
  #held: ReadonlySet<string> = new Set();
  #waiting: readonly Waiting[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** From now on the responses of these calls wait. The first call of each of `before` goes on. */
  async hold(names: readonly string[], before: readonly string[]): Promise<void> {
    const page = this.#page;
    const goingOn = new Set(before);
    this.#held = new Set(names);
    page.on('requestfailed', (request) => {
      this.#waiting = this.#waiting.filter(({ route }) => route.request() !== request);
    });
    await page.route(`**${MARKER}`, (route) => route.fulfill({ status: 204 }));
    await page.route(
      (url) => patterns.some((pattern) => pattern.path.test(url.pathname)),
      (route) => {
        const name = nameOf(route.request());
        if (name === undefined || !this.#held.has(name) || goingOn.delete(name)) return route.continue();
        this.#waiting = [...this.#waiting, { name, route }];
      },
    );
  }

  /** Lets calls through, all of them or those that the page made. The first one ends in this way, if it has one. */
  async release(names: readonly string[], ending: string | null, all: boolean): Promise<void> {
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
