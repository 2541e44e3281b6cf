import { ArkErrors } from 'arktype';
import { expect, expectTypeOf, it } from 'vitest';
import { allEndpoints } from './all';
import type { Endpoint } from './endpoint';
import { buildNow, type } from './schema';

/** A pipe whose run is seen, and a definition that is seen when it is read. */
function watched() {
  const seen: string[] = [];
  const definition = {
    get name(): 'string' {
      seen.push('built');
      return 'string';
    },
  };
  const schema = type(definition).pipe(({ name }) => name.length);
  return { seen, schema };
}

it('builds a schema when it first checks something, and once', () => {
  const { seen, schema } = watched();
  const list = type({ rows: schema.array(), 'more?': schema.or('null') });
  expect(seen).toEqual([]);
  expect(list({ rows: [{ name: 'Ada' }], more: null })).toEqual({ rows: [3], more: null });
  expect(list({ rows: [{ name: 1 }] })).toBeInstanceOf(ArkErrors);
  expect(schema({ name: 'Tunde' })).toBe(5);
  expect(seen).toEqual(['built']);
});

it('has the properties of the schema', () => {
  const { schema } = watched();
  expect(['json' in schema, 'rows' in schema]).toEqual([true, false]);
});

it('builds a schema ahead where it is asked to', () => {
  const { seen, schema } = watched();
  buildNow([schema]);
  expect(seen).toEqual(['built']);
  expect(schema({ name: 'Tunde' })).toBe(5);
  expect(seen).toEqual(['built']);
});

it('types a schema as arktype does', () => {
  const { schema } = watched();
  expect(schema({ name: 'Ada' })).toBe(3);
  expectTypeOf<typeof schema.inferIn>().toEqualTypeOf<{ name: string }>();
  expectTypeOf<typeof schema.infer>().toEqualTypeOf<number>();
});

it('makes schemas of schemas as arktype does', () => {
  const digits = type(/^\d+$/).pipe(Number).to('number < 100');
  expect(digits('42')).toBe(42);
  expect(digits('142')).toBeInstanceOf(ArkErrors);
  const even = type('number').narrow((n, ctx) => n % 2 === 0 || ctx.mustBe('even'));
  expect(String(even(3))).toContain('even');
  expect(type({ n: even.default(2) }).and({ 'of?': even.array().atLeastLength(1) })({})).toEqual({ n: 2 });
  expect(type({ of: even.array().atLeastLength(1) })({ of: [] })).toBeInstanceOf(ArkErrors);
});

const schemas = Object.values<Endpoint>(allEndpoints).flatMap(({ name, query, headers, body, answer }) =>
  Object.entries({ query, headers, body, answer }).flatMap(([part, schema]) => (schema ? [[name, part, schema] as const] : [])),
);

it.each(schemas)('[GEN-08] %s: its %s can be built', (_, __, schema) => {
  expect(() => schema(undefined)).not.toThrow();
});
