/** How the build changes our code and styles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { css } from '../../styled-system/css';
import { firstStyles } from './firstStyles';
import { shippedByMistake } from './neverShips';
import { withoutProbe } from './noEvalProbe';
import { withOrderedQueries } from './orderQueries';
import { exportedStyles, withStaticStyles } from './staticStyles';
import { freeOfEffects, wordless } from './wordless';

const worked = (body: string) => {
  const code = `import { css, cx } from '../../styled-system/css';\n${body}`;
  return withStaticStyles(code, parseAst(code), css);
};

describe('styles that are known when the app is built', () => {
  it('are the class names that the browser would have worked out', () => {
    const code = worked("const look = css({ display: 'flex', p: '2', _hover: { p: '4' }, gap: { base: '1', md: '2' } });");
    const expected = css({ display: 'flex', p: '2', _hover: { p: '4' }, gap: { base: '1', md: '2' } });
    expect(code).toContain(`const look = (${JSON.stringify(expected)});`);
  });

  it('are followed through constants of the module, and later ones win', () => {
    const code = worked(
      "const base = css.raw({ p: '2', m: '1' });\nconst looks = { tall: css(base, { p: '4' }), ['a b']: css({ ...base }) };",
    );
    expect(code).toContain(`tall: (${JSON.stringify(css({ p: '4', m: '1' }))})`);
    expect(code).toContain(`['a b']: (${JSON.stringify(css({ p: '2', m: '1' }))})`);
    expect(code).not.toContain('css(');
  });

  it('are followed into other modules', () => {
    const box = exportedStyles(
      parseAst("const m = '1';\nexport const box = css.raw({ p: '2', m });\nexport const tall = 4;"),
      css,
    );
    const code =
      "import { css } from '../../styled-system/css';\nimport { box } from './box';\nconst look = css(box, { p: '4' });";
    expect([...box.keys()]).toEqual(['box']);
    expect(withStaticStyles(code, parseAst(code), css, box)).toContain(`look = (${JSON.stringify(css({ p: '4', m: '1' }))})`);
  });

  it('are left alone when they are not known', () => {
    expect(worked('export const look = (tall) => css({ p: tall });')).toBeNull();
    expect(worked("import { box } from './box';\nconst look = css(box, { p: '2' });")).toBeNull();
    expect(withStaticStyles("const look = css({ p: '2' });", parseAst("const look = css({ p: '2' });"), css)).toBeNull();
  });
});

const SHEET = `
@layer reset{html{margin:0}}
@layer utilities{
  .p_2{padding:2px}
  .c_ink\\.soft{color:gray}
  .hover\\:p_4:hover{padding:4px}
  @media (min-width: 48rem){.md\\:gap_2{gap:2px}.md\\:gap_3{gap:3px}}
  @media print{.unused{gap:9px}}
  .\\32 xl\\:m_1{margin:1px}
}`;

describe('the styles of the first page', () => {
  it('are those that its code names, in their order, and all that are no utilities', () => {
    const styles = firstStyles(SHEET, 'const a = "c_ink.soft md:gap_2 2xl:m_1"').replace(/\s+/g, '');
    expect(styles).toBe(
      '@layerreset{html{margin:0}}@layerutilities{.c_ink\\.soft{color:gray}@media(min-width:48rem){.md\\:gap_2{gap:2px}}.\\32xl\\:m_1{margin:1px}}',
    );
  });

  it('are without what is for paper only', () => {
    const sheet = '@media print{a{color:black}}@layer utilities{@media print{.print\\:d_none{display:none}}.m_1{margin:1px}}';
    expect(firstStyles(sheet, 'const a = "m_1 print:d_none"')).toBe('@layer utilities{.m_1{margin:1px}}');
  });
});

const query = (params: string) => `@media ${params}{.a{margin:0}}`;

describe('the rules for widths', () => {
  // Panda compares `(width < 90rem)` with `max-width` differently from each side.
  const ordered = [
    '@layer compositions{@media (width >= 48rem){.a{margin:0}}@media (width < 48rem){.a{margin:0}}}',
    '.a{margin:0}',
    query('screen and (min-width: 48rem)'),
    query('screen and (min-width: 1280px)'),
    query('(width >= 90rem)'),
    query('(48rem <= width < 90rem)'),
    query('(width < 90rem)'),
    query('screen and (max-width: 79.9975rem)'),
    query('screen and (max-width: 47.9975rem)'),
    '@container (width >= 36rem){.a{margin:0}}',
    '@container (width >= 52rem){.a{margin:0}}',
    '@container (width < 44rem){.a{margin:0}}',
    query('(hover: none)'),
    query('print'),
  ];

  it('stand in one order, however the sheet had them', () => {
    const sheet = (rules: readonly string[]) => `@layer utilities{${rules.join('')}}`;
    const [layer = '', rule = '', ...queries] = ordered;
    const turned = queries.map((_, at) => [...queries.slice(at), layer, rule, ...queries.slice(0, at)]);
    for (const rules of [...turned, [layer, ...queries.toReversed(), rule]])
      expect(withOrderedQueries(sheet(rules))).toBe(sheet(ordered));
  });

  it('stay where they are in styles written by hand', () => {
    const byHand = `@layer base{${query('print')}${query('(width < 48rem)')}}${query('(width >= 48rem)')}${query('(width >= 30rem)')}`;
    expect(withOrderedQueries(byHand)).toBe(byHand);
  });
});

describe('a machine in the browser', () => {
  it('has all but its descriptions', () => {
    const code =
      "const m = { description: 'One.', id: 'm', states: { a: { on: {}, description: `Two.` }, b: { description: 'Three.', x: 1 } } };";
    expect(wordless(code, parseAst(code)).replace(/\s+/g, '')).toBe("constm={id:'m',states:{a:{on:{},},b:{x:1}}};");
  });

  it('drops which requirements a state serves, and nothing else that is called meta', () => {
    const code = `const m = { id: 'm', meta: { req: ['PAY-01'], isLongRunning: true }, states: { a: { meta: { req }, on: {} } } };`;
    expect(wordless(code, parseAst(code)).replace(/\s+/g, '')).toBe("constm={id:'m',states:{a:{on:{}}}};");
    const values = `const m = { id: 'm', on: {}, meta: { title } }; const page = { meta: { author } };`;
    expect(wordless(values, parseAst(values))).toBe(values);
  });
  it('drops what only the compiler and the charts read of its declaration', () => {
    const code =
      "const m = setup({ types: { context: {}, meta: {} }, actors: { pay: port('pay', { calls: ['createPayout'] }) } }); const p = { types: { a: 1 } };";
    expect(wordless(code, parseAst(code)).replace(/\s+/g, '')).toBe(
      "constm=setup({actors:{pay:port('pay')}});constp={types:{a:1}};",
    );
  });

  it('drops from a call’s record what the browser never reads', () => {
    const code =
      "const c = { list: { method: 'GET', path: '/a', headers: H, query: Q.and({ b: C }), body: B, files: {}, answer: A, permission: 'a.view', req: ['A-01'], assumed: true } };";
    const kept = "constc={list:{method:'GET',path:'/a',answer:A,}};";
    expect(wordless(code, parseAst(code)).replace(/\s+/g, '')).toBe(kept);
    const values = "const draft = { permission: 'a', req: [], assumed: false };";
    expect(wordless(values, parseAst(values))).toBe(values);
  });

  it('makes no schema of a contract that nothing reads', () => {
    const code = "import { A } from './a';\nconst B = type({ a: A });\nexport const C = B.and({ c: 1 });\nconst n = 1;";
    expect(freeOfEffects(code, parseAst(code))).toBe(
      "import { A } from './a';\nconst B = /* @__PURE__ */ (() => type({ a: A }))();\nexport const C = /* @__PURE__ */ (() => B.and({ c: 1 }))();\nconst n = 1;",
    );
  });

  it('keeps a description that is worked out', () => {
    const code = 'const m = { description: words() };';
    expect(wordless(code, parseAst(code))).toBe(code);
    const bare = "const m = { states: { a: { description: 'One.' } } };";
    expect(wordless(bare, parseAst(bare)).replace(/\s+/g, '')).toBe('constm={states:{a:{}}};');
    const values = "const emptyValues = { name: '', description: '', draft: { name: 'A', description: 'Typed.' } };";
    expect(wordless(values, parseAst(values))).toBe(values);
  });
});

describe('arktype', () => {
  const source = readFileSync('node_modules/@ark/util/out/functions.js', 'utf8');

  it('knows without trying that it may not compile code', () => {
    expect(source).toContain('return new Function(');
    expect(withoutProbe(source)).not.toContain('return new Function(');
    expect(() => parseAst(withoutProbe(source))).not.toThrow();
  });

  it('fails the build when it asks in another way', () => {
    expect(() => withoutProbe('export const envHasCsp = () => eval("1");')).toThrow('arktype');
  });
});

describe('a chunk', () => {
  const root = join(import.meta.dirname, '../..');
  const chunkOf = (...files: readonly string[]) => ({
    fileName: 'assets/Home.js',
    moduleIds: files.map((file) => join(root, file)),
  });

  it('contains machines, which ship', () => {
    expect(
      shippedByMistake([chunkOf('machines/home/balances/balances.machine.ts', 'machines/kit/form/form.machine.ts')]),
    ).toBeNull();
  });

  it.each([
    'machines/balances/swap/swap.flow.ts',
    'machines/balances/swap/swap.cases.ts',
    'machines/kit/form/form.properties.ts',
    'machines/flows.list.ts',
  ])('with %s in it fails the build', (file) => {
    expect(shippedByMistake([chunkOf('src/app/start/App.tsx', file)])).toBe(
      `${file} never ships, but assets/Home.js contains it.`,
    );
  });
});
