/** `npm run size`: the size of every page of the app, and of the entry compared with the minimum for our libraries. */
import { budgetOf, budgets } from './budgets';
import { buildApp, buildPage } from './kit/build';
import { type Chunk, entryOf, firstStyles, weigh } from './kit/chunks';
import { kB, printTable, times } from './kit/print';
import { pagesOf, partsOf } from './kit/routes';

const [app, floor] = [await buildApp(), await buildPage('floor')];
const { entry, frame } = partsOf(app);
const least = weigh(floor, entryOf(floor)).gzip;
const used = (bytes: number, budget: number) => `${kB(bytes)} of ${kB(budget)}`;

function row(name: string, all: readonly Chunk[], own: string, styles = weigh(app, all).css): readonly string[] {
  const { js, gzip } = weigh(app, all);
  return [name, kB(js), kB(gzip), kB(styles), own];
}

printTable(
  'What has to be there before a page shows. Its own is what it has beyond the frame, the frame’s what it has beyond the entry',
  ['', 'JavaScript', 'gzip', 'styles, gzip', 'its own, of its budget'],
  [
    row('entry', entry, used(weigh(app, entry).gzip, budgets.entry), firstStyles(app)),
    row('frame', [...entry, ...frame], used(weigh(app, frame).gzip, budgets.frame)),
    ...pagesOf(app).map(({ path, all, own }) => row(path, all, used(weigh(app, own).gzip, budgetOf(path)))),
  ],
);
const first = weigh(app, entry).gzip;
printTable(
  'The first screen',
  ['', 'app', 'floor', 'app/floor', 'aimed at'],
  [
    ['JavaScript, gzip', kB(first), kB(least), times(first, least), '1.15x'],
    ['styles, gzip', kB(firstStyles(app)), '', '', kB(budgets.styles)],
  ],
);
