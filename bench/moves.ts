/**
 * Moving between screens whose code is there: the time from the press on a link to the paint of the other screen, beside what the browser takes to
 * show the same elements put there by hand.
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
import { onUnwatchedPage, type UnwatchedPage } from './kit/unwatched';

const MOST_MS = 100;

const place = type({ x: 'number', y: 'number' });
const lasted = type('number');

declare global {
  interface Window {
    /** Resolves with the time from the press to the paint, in ms. */
    move: Promise<number>;
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
  let pressed = 0;
  window.move = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (main()?.querySelector('h1')?.textContent?.startsWith(title) !== true) return;
      observer.disconnect();
      const copy = as === 'keep' && main()?.cloneNode(true);
      if (copy) window.bare[title] = copy;
      requestAnimationFrame(() => {
        // A task that is posted in a frame runs after it was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - pressed);
        port2.postMessage(null);
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  const press = (event: MouseEvent) => {
    pressed = event.timeStamp;
    const copy = window.bare[title]?.cloneNode(true);
    if (as !== 'bare' || !copy) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    main()?.replaceChildren(...copy.childNodes);
  };
  window.addEventListener('click', press, { capture: true, once: true });
}

/** Runs in the page: the middle of a link of the sidebar. A number that its name bears is left out. */
function placeOf(name: string) {
  const links = [...document.querySelectorAll('nav a')];
  const box = links.find((link) => link.textContent?.replace(/\d+$/, '').trim() === name)?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page: opens the part of the sidebar that holds the beneficiaries. */
function openPayouts() {
  const parts = [...document.querySelectorAll<HTMLElement>('nav [aria-expanded=false]')];
  parts.find((part) => part.textContent?.startsWith('Payout'))?.click();
}

async function moveTo(page: UnwatchedPage, link: string, watched: Watched): Promise<number> {
  const at = place.assert(await page.run(placeOf, link));
  await page.hover(at);
  await page.run(watchFor, watched);
  await page.press(at);
  return lasted.assert(await page.run(() => window.move));
}

export async function moves(runs: number): Promise<void> {
  await buildApp();
  const sandbox = await startSandbox({ storage: { kind: 'clone', of: await seedImage() } });
  try {
    const { token } = await providerOf(sandbox).signIn(AMAKA);
    const none = () => new Map<string, number[]>(ROUND.map(([link]) => [link, []]));
    const [ours, bare] = [none(), none()];
    await onUnwatchedPage(async (page) => {
      await page.open(`${sandbox.address}/sandbox/outbox`);
      await page.run((text) => sessionStorage.setItem('accessToken', text), token);
      await page.open(`${sandbox.address}/dashboard`);
      await page.quiet();
      await page.run(openPayouts);
      await page.slowDown(SLOW_CPU);
      const round = async (as: Watched['as'], into?: Map<string, number[]>) => {
        for (const [link, title] of ROUND) {
          await page.quiet();
          into?.get(link)?.push(await moveTo(page, link, { title, as }));
        }
      };
      // The first round fetches the code, the second lets the browser compile it.
      await round('move');
      await round('keep');
      for (let count = 0; count < runs; count += 1) await round('move', ours);
      for (let count = 0; count < runs; count += 1) await round('bare', bare);
    });
    const rows = [...ours].map(([name, all]) => {
      const floor = median(bare.get(name) ?? []);
      return [name, count(all.length), ms(median(all)), ms(p95(all)), ms(worst(all)), ms(floor), times(median(all), floor)];
    });
    printTable(
      `From a link to its screen, fetched before, ${SLOW_CPU}x CPU`,
      ['to', 'moves', 'median', 'p95', 'worst', 'bare elements', 'of them'],
      rows,
    );
    const all = [...ours.values()].flat();
    printGoals([{ name: 'moving between fetched screens, p95', value: p95(all), most: MOST_MS, say: ms }]);
  } finally {
    await sandbox.stop();
  }
}
