/**
 * Moving between screens whose code is there: the time from the press on a link to the paint of the other screen, beside what the browser takes to
 * show the same elements put there by hand. Nothing listens to this browser, because what does slows most down where most calls are made.
 *
 * Right after each paint the same fixed work is done, and its time shows how quiet the machine was. The goal counts the quiet moves.
 */
import { type } from 'arktype';
import { seedImage } from '../sandbox/seed/image';
import { startSandbox } from '../sandbox/start';
import { AMAKA } from '../tests/browser/merchant';
import { providerOf } from '../tests/drivers/provider';
import { SLOW_CPU } from './kit/browser';
import { buildApp } from './kit/build';
import { median, p95, worst } from './kit/numbers';
import { count, ms, printGoals, printTable, times } from './kit/print';
import { quietest } from './kit/quietest';
import { idle, onUnwatchedPage, Point, type UnwatchedPage } from './kit/unwatched';

const MOST_MS = 100;
/** Rounds before the page is loaded again. Both ways take turns by such parts, because the app cannot go on after what was put there by hand. */
const PART = 5;

/** Times in ms: of a move from the press to the paint, and of the fixed work right after it. */
const Timed = type({ lasted: 'number', control: 'number' });

declare global {
  interface Window {
    move: Promise<typeof Timed.infer>;
    /** The elements of `main` as they were first there, by the title of their page. */
    bare: Record<string, Node>;
  }
}

/** Links of the sidebar, in the order of a round, with the titles of their pages. */
const ROUND = [
  ['Reports', 'Report Centre'],
  ['Beneficiaries', 'Beneficiaries'],
  ['Pending approval', 'Pending approval'],
  ['Refunds', 'Refunds'],
  ['Dashboard', 'Dashboard'],
] as const;

interface Watched {
  readonly title: string;
  /** `keep`: also keeps a copy of the elements. `bare`: the press puts that copy there by hand, and the app hears nothing of it. */
  readonly as: 'move' | 'keep' | 'bare';
}

/** Runs in the page: measures from the press to the first paint with this title. */
function watchFor({ title, as }: Watched) {
  window.bare ??= {};
  const main = () => document.querySelector('main');
  /** Puts the kept elements of this page beside what is there, has them laid out and takes them away again, in ms. */
  const controlled = () => {
    const since = performance.now();
    const host = document.createElement('div');
    host.style.cssText = 'position: fixed; inset: 0; visibility: hidden';
    host.append(...(window.bare[title]?.cloneNode(true).childNodes ?? []));
    main()?.append(host);
    void host.offsetHeight;
    host.remove();
    return performance.now() - since;
  };
  let pressed = 0;
  window.move = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (main()?.querySelector('h1')?.textContent?.startsWith(title) !== true) return;
      observer.disconnect();
      const copy = as === 'keep' && main()?.cloneNode(true);
      if (copy) window.bare[title] = copy;
      requestAnimationFrame(() => {
        // Posted in a frame it runs after that was painted, and ahead of what the app does then.
        void window.scheduler.postTask(() => done({ lasted: performance.now() - pressed, control: controlled() }), {
          priority: 'user-blocking',
        });
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  const press = (event: MouseEvent) => {
    pressed = event.timeStamp;
    const copy = as === 'bare' && window.bare[title]?.cloneNode(true);
    if (!copy) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    main()?.replaceChildren(...copy.childNodes);
  };
  window.addEventListener('click', press, { capture: true, once: true });
}

/** Runs in the page: returns the middle of a link of the sidebar. */
function middleOf(name: string) {
  const link = [...document.querySelectorAll('nav a')].find(({ textContent }) => textContent?.trim() === name);
  link?.scrollIntoView({ block: 'nearest' });
  const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

const A_WHILE_MS = 700;

/** What was put there by hand stays as it is: it never loads. */
async function quiet(page: UnwatchedPage, as: Watched['as'] = 'move'): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, A_WHILE_MS));
  if (as !== 'bare') await page.until(() => document.querySelector('main [aria-busy=true], main [data-skeleton]') === null, null);
  await page.run(idle, null);
}

async function moveTo(page: UnwatchedPage, link: string, watched: Watched): Promise<typeof Timed.infer> {
  const { x, y } = Point.assert(await page.run(middleOf, link));
  await page.hover(x, y);
  // Code and styles of a link are asked for under the pointer.
  await page.run(idle, null);
  await page.run(watchFor, watched);
  await page.press(x, y);
  return Timed.assert(await page.run(() => window.move, null));
}

/** Signs in, and opens the group of the sidebar that has links of a round. */
async function enter(page: UnwatchedPage, address: string, token: string): Promise<void> {
  await page.open(`${address}/sandbox/outbox`);
  await page.run((text) => sessionStorage.setItem('accessToken', text), token);
  await page.open(`${address}/dashboard`);
  await page.until(() => document.querySelector('nav a') !== null, null);
  await quiet(page);
  await page.run(() => {
    const groups = [...document.querySelectorAll('nav button')];
    const group = groups.find(({ textContent }) => textContent?.startsWith('Payout'));
    if (group?.ariaExpanded === 'false') group.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, null);
}

type Moves = ReadonlyMap<string, readonly (typeof Timed.infer)[]>;

function report(ours: Moves, bare: Moves): void {
  const timesOf = (moves: readonly (typeof Timed.infer)[] = []) => moves.map(({ lasted }) => lasted);
  const rows = [...ours].map(([name, all]) => {
    const quiet = timesOf(quietest(all));
    const floor = median(timesOf(quietest(bare.get(name) ?? [])));
    const figures = [ms(median(quiet)), ms(p95(quiet)), ms(p95(timesOf(all))), ms(floor), times(median(quiet), floor)];
    return [name, count(all.length), count(quiet.length), ...figures];
  });
  printTable(
    `From a link to its screen, fetched before, ${SLOW_CPU}x CPU`,
    ['to', 'moves', 'quiet', 'median', 'p95', 'p95 of all', 'bare elements', 'of them'],
    rows,
  );
  const everyOf = (moves: Moves) => timesOf([...moves.values()].flat());
  const quietOf = (moves: Moves) => [...moves.values()].flatMap((each) => timesOf(quietest(each)));
  const quiet = quietOf(ours);
  printTable(
    'All screens',
    ['', 'moves', 'median', 'p95', 'worst', 'bare elements, p95', 'of that'],
    Object.entries({ 'while the machine was quiet': quietOf, 'at any time': everyOf }).map(([name, of]) => {
      const [each, floor] = [of(ours), p95(of(bare))];
      return [name, count(each.length), ms(median(each)), ms(p95(each)), ms(worst(each)), ms(floor), times(p95(each), floor)];
    }),
  );
  printGoals([{ name: 'moving between fetched screens on a quiet machine, p95', value: p95(quiet), most: MOST_MS, say: ms }]);
}

export async function moves(runs: number): Promise<void> {
  await buildApp();
  const sandbox = await startSandbox({ storage: { kind: 'clone', of: await seedImage() } });
  try {
    const { token } = await providerOf(sandbox).signIn(AMAKA);
    const none = () => new Map<string, (typeof Timed.infer)[]>(ROUND.map(([link]) => [link, []]));
    const [ours, bare] = [none(), none()];
    await onUnwatchedPage(async (page) => {
      const round = async (as: Watched['as'], into?: Map<string, (typeof Timed.infer)[]>) => {
        for (const [link, title] of ROUND) {
          await quiet(page, as);
          const lasted = await moveTo(page, link, { title, as });
          into?.get(link)?.push(lasted);
        }
      };
      for (let left = runs; left > 0; left -= PART) {
        await enter(page, sandbox.address, token);
        // The first round fetches the code.
        await round('move');
        await round('keep');
        const some = Math.min(PART, left);
        for (let count = 0; count < some; count += 1) await round('move', ours);
        for (let count = 0; count < some; count += 1) await round('bare', bare);
      }
    });
    report(ours, bare);
  } finally {
    await sandbox.stop();
  }
}
