import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { Failure, type Fault } from '../flow/fault';
import { wire } from '../flow/port';
import { collection } from './collection.machine';
import type { CollectionEvent, Page, Query } from './collection.types';

const settle = () => new Promise((resolve) => setTimeout(resolve));
type Filter = { status?: string };
const machine = collection<string, Filter>('list', { calls: [], req: [], description: 'A list.' });

function open(fault: Fault = { kind: 'network' }) {
  const asked: Query<Filter>[] = [];
  const emitted: string[] = [];
  const load = async (query: Query<Filter>): Promise<Page<string>> => {
    asked.push(query);
    if (query.page === 3) throw new Failure(fault);
    return { rows: [`row of page ${query.page}`], total: 60 };
  };
  const list = createActor(wire(machine, { load }), { input: { filter: {}, page: 2, size: 20 } });
  list.on('*', ({ type }) => emitted.push(type));
  return { list: list.start(), asked, emitted };
}

/** A list whose loads fail while it is said so. */
function openFailing() {
  let isFailing = false;
  const { list } = openWith(2, async ({ page }) => {
    if (isFailing) throw new Failure({ kind: 'network' });
    return { rows: [`row of page ${page}`], total: 60 };
  });
  const fail = (next: boolean) => {
    isFailing = next;
  };
  return { list, fail };
}

function openWith(page: number, load: (query: Query<Filter>) => Promise<Page<string>>) {
  const asked: Query<Filter>[] = [];
  const wired = wire(machine, {
    load: (query: Query<Filter>) => {
      asked.push(query);
      return load(query);
    },
  });
  return { list: createActor(wired, { input: { filter: {}, page, size: 20 } }).start(), asked };
}

describe('a list', () => {
  it('[GEN-07] keeps its rows if a refresh fails, and can be reloaded', async () => {
    const { list, fail } = openFailing();
    await settle();
    fail(true);
    list.send({ type: 'refresh' });
    await settle();
    expect(list.getSnapshot()).toMatchObject({
      value: 'failed',
      context: { rows: ['row of page 2'], total: 60, fault: { kind: 'network' } },
    });
    fail(false);
    list.send({ type: 'page.chosen', page: 1 });
    await settle();
    expect(list.getSnapshot()).toMatchObject({ value: 'loaded', context: { rows: ['row of page 1'], fault: null } });
  });
  it.each<CollectionEvent<Filter>>([
    { type: 'filter.applied', filter: { status: 'Failed' } },
    { type: 'page.chosen', page: 1 },
    { type: 'size.chosen', size: 50 },
    { type: 'query.set', query: { filter: { status: 'Failed' }, page: 2, size: 20 } },
  ])('[GEN-07] shows no rows of an earlier query once the one of $type failed', async (event) => {
    const { list, fail } = openFailing();
    await settle();
    fail(true);
    list.send(event);
    expect(list.getSnapshot()).toMatchObject({ value: 'loading', context: { rows: ['row of page 2'], total: 60 } });
    await settle();
    expect(list.getSnapshot()).toMatchObject({
      value: 'failed',
      context: { rows: [], total: 0, rowsOf: null, shownAt: null, fault: { kind: 'network' } },
    });
    fail(false);
    list.send({ type: 'refresh' });
    await settle();
    expect(list.getSnapshot()).toMatchObject({ value: 'loaded', context: { total: 60, fault: null } });
  });
  it('[GEN-07] keeps its rows if the query that they are of is chosen again and fails', async () => {
    const { list, fail } = openFailing();
    await settle();
    fail(true);
    list.send({ type: 'filter.applied', filter: { status: 'Failed' } });
    list.send({ type: 'query.set', query: { filter: {}, page: 2, size: 20 } });
    await settle();
    expect(list.getSnapshot()).toMatchObject({
      value: 'failed',
      context: { rows: ['row of page 2'], fault: { kind: 'network' } },
    });
  });
  it('[GEN-09] goes to the first page with a new filter or size', async () => {
    const { list, asked } = open();
    list.send({ type: 'filter.applied', filter: { status: 'Pending' } });
    await settle();
    expect(asked.at(-1)).toEqual({ filter: { status: 'Pending' }, page: 1, size: 20 });
    list.send({ type: 'page.chosen', page: 2 });
    list.send({ type: 'size.chosen', size: 50 });
    await settle();
    expect(asked.at(-1)).toEqual({ filter: { status: 'Pending' }, page: 1, size: 50 });
  });
  it.each([
    ['cut by the provider', ({ page }: Query<Filter>) => (page > 3 ? [] : [`row of page ${page}`]), 60, 3],
    ['of which there are none', () => [], 0, 1],
  ])('[GEN-09] leads from a page after the last one to the last one, for rows %s', async (_, rowsOf, total, last) => {
    const { list, asked } = openWith(9_999, async (query) => ({ rows: rowsOf(query), total }));
    await settle();
    expect(asked.map(({ page }) => page)).toEqual([9_999, last]);
    expect(list.getSnapshot()).toMatchObject({ value: 'loaded', context: { query: { page: last }, total } });
  });
  it.each([
    [23, 2],
    [8, 1],
  ])(
    '[GEN-09] leads from a page after the last one to the last one of a provider that returns all its %i rows',
    async (count, last) => {
      const all = { rows: Array.from({ length: count }, (_, n) => `row ${n}`), total: count };
      const { list } = openWith(99, async () => all);
      await settle();
      expect(list.getSnapshot()).toMatchObject({ value: 'loaded', context: { query: { page: last }, ...all } });
    },
  );
  it('[GEN-09] asks once for the page of a provider that counts rows which it does not return, or none of them', async () => {
    for (const page of [
      { rows: [], total: 60 },
      { rows: ['uncounted'], total: 0 },
    ]) {
      const { list, asked } = openWith(2, async () => page);
      await settle();
      expect(asked).toHaveLength(1);
      expect(list.getSnapshot()).toMatchObject({ value: 'loaded', context: { query: { page: 2 }, ...page } });
    }
  });
  it('[GEN-09] keeps its rows while the last page loads, after the rows of the shown page were removed', async () => {
    let total = 41;
    const { list } = openWith(3, async ({ page }) => ({ rows: (page - 1) * 20 < total ? [`row of page ${page}`] : [], total }));
    await settle();
    total = 20;
    list.send({ type: 'refresh' });
    const shown: unknown[] = [];
    list.subscribe(({ context }) => shown.push(context.rows));
    await settle();
    expect(shown).not.toContainEqual([]);
    expect(list.getSnapshot().context.query.page).toBe(1);
  });
  it('ignores the response to an earlier query', async () => {
    const { list } = open();
    list.send({ type: 'page.chosen', page: 1 });
    list.send({ type: 'page.chosen', page: 4 });
    await settle();
    expect(list.getSnapshot().context.rows).toEqual(['row of page 4']);
  });
  it('stores when its rows were loaded, which a failed refresh does not change', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
    const { list, fail } = openFailing();
    expect(list.getSnapshot().context.shownAt).toBeNull();
    await settle();
    expect(list.getSnapshot().context.shownAt).toBe(1_000);
    vi.setSystemTime(2_000);
    fail(true);
    list.send({ type: 'refresh' });
    await settle();
    expect(list.getSnapshot().context.shownAt).toBe(1_000);
    fail(false);
    list.send({ type: 'refresh' });
    await settle();
    expect(list.getSnapshot().context.shownAt).toBe(2_000);
    vi.useRealTimers();
  });
  it('[SES-06] reports an expired session', async () => {
    const { list, emitted } = open({ kind: 'sessionExpired' });
    list.send({ type: 'page.chosen', page: 3 });
    await settle();
    expect(emitted).toEqual(['sessionExpired']);
  });
});
