import { describe, expect, it } from 'vitest';
import { cited, list, register, titles, titlesIn } from '../../atlas/requirements';
import { allEndpoints } from '../../contract/all';

const known = new Set(register().map(({ id }) => id));
const calls = new Map(list('calls').map((row) => [row.name, row]));
const endpoints = Object.values(allEndpoints).map((endpoint) => [endpoint.name, endpoint] as const);

/** The lists write a path parameter as `{id}`, the contract as `:id`. Its name is internal to the contract. */
const shape = (path: string) => path.replace(/\{\w+\}|:\w+/g, '{}');

describe('the register', () => {
  it('has each id once', () => expect(register()).toHaveLength(known.size));
  it('is large enough to have been read', () => expect(known.size).toBeGreaterThan(100));
});

describe('[GEN-08] every endpoint is made as the list of calls has it', () => {
  it.each(endpoints)('%s', (name, { method, path, assumed }) => {
    const row = calls.get(name);
    expect(row, 'a row in calls.tsv').toBeDefined();
    expect({ method, path: shape(path), assumed }).toEqual({
      method: row?.method,
      path: shape(row?.path ?? ''),
      assumed: row?.assumed === 'yes',
    });
  });
  it.each(endpoints)('%s serves requirements', (_, { req }) => expect(req).not.toEqual([]));
});

describe('every id that is cited is in the register', () => {
  const unknown = (ids: readonly { readonly id: string }[]) => ids.filter(({ id }) => !known.has(id));

  it('by an endpoint', () =>
    expect(unknown(endpoints.flatMap(([name, { req }]) => req.map((id) => ({ name, id }))))).toEqual([]));
  it('by a machine', () => {
    const ids = cited(['machines']);
    expect(ids.length).toBeGreaterThan(20);
    expect(unknown(ids)).toEqual([]);
  });
  it('by a test', () =>
    expect(unknown(titles().flatMap(({ file, title, ids }) => ids.map((id) => ({ file, title, id }))))).toEqual([]));
  it.each(['calls', 'texts', 'routes'] as const)('by a row of %s', (name) =>
    expect(unknown(list(name).flatMap(({ req = '' }) => req.split(' ').map((id) => ({ id }))))).toEqual([]),
  );
  it('is found in a title however it is quoted', () => {
    const text = [
      "it('[PAY-01] one', ",
      'test(`[PAY-02 PAY-03] two`, ',
      "it.each(x)('[PAY-04, PAY-05] %s', ",
      "it('PAY-06', ",
    ].join('\n');
    expect(titlesIn('a.test.ts', text).map(({ ids }) => ids)).toEqual([['PAY-01'], ['PAY-02', 'PAY-03'], ['PAY-04', 'PAY-05']]);
  });
});
