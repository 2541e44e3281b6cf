/** The check of a settlement with a hundred thousand items, in a real page, beside fetching the same pages and doing nothing with them. */
import { type } from 'arktype';
import { settlements } from '../../contract/settlements/settlements';
import { seedImage } from '../../sandbox/seed/image';
import { startSandbox } from '../../sandbox/start';
import { call, forBluecrest, people, signIn } from '../../sandbox/testing/client';
import { buildApp } from './build';
import { ITEMS, manyItems, PAGE } from './manyItems';
import { interleaved, median, worst } from './numbers';
import { ms, printGoals, printTable, times } from './print';
import { onUnwatchedPage, type UnwatchedPage } from './unwatched';

/** In milliseconds. */
const LONGEST_TASK = 50;
const MOST_TIMES = 2;

/** Times in ms. The longest task is 0 if none took 50. */
const Run = type({ took: 'number', longest: 'number' });
type Run = typeof Run.infer;

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** Runs in the page: from now on long tasks are collected. */
function watchTasks() {
  window.longTasks = [];
  const note = (list: PerformanceObserverEntryList) =>
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(note).observe({ type: 'longtask' });
}

/** Runs in the page: fetches every page, one after the other as the check does, and reads what it says. */
async function fetchAll({ path, pages, token }: { readonly path: string; readonly pages: number; readonly token: string }) {
  window.longTasks.length = 0;
  const since = performance.now();
  for (let page = 1; page <= pages; page += 1) {
    const answer = await fetch(`${path}?page=${page}&size=100`, { headers: { authorization: `Bearer ${token}` } });
    await answer.json();
  }
  const took = performance.now() - since;
  // The observer reports a task after it has ended.
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { took, longest: Math.max(0, ...window.longTasks) };
}

/** Runs in the page: presses the button for the check, and waits until it says that the sum agrees. */
async function check() {
  const button = [...document.querySelectorAll('main button')].find((one) =>
    /^Check (the sum|again)$/.test(one.textContent ?? ''),
  );
  if (!(button instanceof HTMLElement)) throw new Error('There is no button for the check.');
  window.longTasks.length = 0;
  const since = performance.now();
  const ended = new Promise<number>((resolve) => {
    let hasBegun = false;
    const observer = new MutationObserver(() => {
      const verdict = document.querySelector('main [data-callout]')?.textContent ?? '';
      if (verdict === '') hasBegun = true;
      if (!hasBegun || !verdict.startsWith('Agrees to the kobo')) return;
      observer.disconnect();
      resolve(performance.now() - since);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  button.click();
  const took = await ended;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { took, longest: Math.max(0, ...window.longTasks) };
}

/** Opens a statement, and stops the check that begins by itself, because the page is still loading then. */
async function openStatement(page: UnwatchedPage, address: string, token: string, id: string): Promise<void> {
  await page.open(`${address}/sandbox/outbox`);
  await page.run((text) => sessionStorage.setItem('accessToken', text), token);
  await page.open(`${address}/dashboard/account/settlements/${id}/statement`);
  const cancel = () => {
    const button = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === 'Cancel');
    if (button instanceof HTMLElement) button.click();
    return button !== undefined;
  };
  await page.until(cancel, null);
  await page.quiet();
  await page.run(watchTasks, null);
}

type Way = 'checking' | 'fetching';

async function measured(runs: number, cpu: number, address: string, token: string, id: string) {
  return onUnwatchedPage(async (page) => {
    await openStatement(page, address, token, id);
    const path = `/subsidiary/dashboard/settlement/statement/${id}/items`;
    const ways: Readonly<Record<Way, () => Promise<unknown>>> = {
      checking: () => page.run(check, null),
      fetching: () => page.run(fetchAll, { path, pages: ITEMS / PAGE, token }),
    };
    const once = async (way: Way): Promise<Run> => Run.assert(await ways[way]());
    // The first of each warms the page up.
    await once('fetching');
    await once('checking');
    return interleaved(runs, ['checking', 'fetching'] as const, once);
  }, cpu);
}

/** The speed of this machine, and a quarter of it. */
const SPEEDS = [1, 4] as const;

export async function checks(runs: number): Promise<void> {
  await buildApp();
  const sandbox = await startSandbox({ storage: { kind: 'clone', of: await seedImage() } });
  const provider = await manyItems(sandbox);
  try {
    const token = await signIn(sandbox, people.owner);
    const query = { settlementstatus: 'Completed', currency: 'NGN' } as const;
    const { rows } = await call(sandbox, settlements.listSettlements, { headers: forBluecrest, query }, token);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('There is no settlement to check.');
    for (const cpu of SPEEDS) {
      const results = await measured(runs, cpu, provider.address, token, id);
      const of = (way: Way, figure: keyof Run) => results(way).map((run) => run[figure]);
      const [checking, fetching] = [median(of('checking', 'took')), median(of('fetching', 'took'))];
      const longest = median(of('checking', 'longest'));
      printTable(
        `A check of ${ITEMS.toLocaleString('en')} items in ${ITEMS / PAGE} pages, ${cpu}x CPU, medians of ${runs}`,
        ['', 'check', 'fetching alone', 'check/fetching'],
        [
          ['until the verdict', ms(checking), ms(fetching), times(checking, fetching)],
          ['longest task, 0 if below 50 ms', ms(longest), ms(median(of('fetching', 'longest'))), ''],
          ['worst task of all runs', ms(worst(of('checking', 'longest'))), ms(worst(of('fetching', 'longest'))), ''],
        ],
      );
      printGoals([
        {
          name: `check over fetching alone, ${cpu}x CPU`,
          value: checking / fetching,
          most: MOST_TIMES,
          say: (value) => `${value.toFixed(2)}x`,
        },
        { name: `longest task of a check, ${cpu}x CPU`, value: longest, most: LONGEST_TASK, say: ms },
      ]);
    }
  } finally {
    provider.stop();
    await sandbox.stop();
  }
}
