import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../repository/copy';
import { allOf, choose } from './choose';
import { explained, isExplained } from './explained';
import { filesOf, layerOf } from './layers';
import { type Layer, mutantsOf, mutated, OPERATORS } from './operators';
import { parse } from './syntax';

const changes = (layer: Layer, text: string, file = 'one.ts') =>
  mutantsOf(layer, text, file).map((mutant) => [mutant.what, mutated(text, mutant)]);

describe('a source is broken in one place at a time', () => {
  it('a machine by its guards, actions, targets and transitions', () => {
    const machine = `x({ states: { a: { on: { go: { guard: 'may', target: 'b', actions: ['one', 'two'] } } }, b: { entry: 'say' } } })`;
    expect(changes('machines', machine)).toEqual([
      ['drops the transition go', machine.replace(/(?<=on: \{ )go: .*?\] \}/, '')],
      ['drops the guard', machine.replace("guard: 'may',", '')],
      ['leads to a instead of b', machine.replace("target: 'b'", "target: 'a'")],
      ["drops the action 'one'", machine.replace("'one', ", ' ')],
      ["drops the action 'two'", machine.replace("'two'", '')],
      ["drops entry 'say'", machine.replace("entry: 'say'", '')],
    ]);
  });
  it('a transition of which the first that may is taken, by each of them', () => {
    const machine = `x({ always: [{ guard: 'may', target: 'b' }, { target: 'c' }] })`;
    expect(changes('machines', machine).map(([what]) => what)).toEqual([
      "drops { guard: 'may', target: 'b' }",
      'drops the guard',
      "drops { target: 'c' }",
    ]);
  });
  it('a view by what is said, shown and pressed', () => {
    const view = `const A = () => <p>{busy && <B label="Pay" disabled={off} onPress={pay} amount={sum} />}Paid once</p>;`;
    expect(changes('views', view, 'one.tsx').map(([what]) => what)).toEqual([
      'does not show busy',
      '&& becomes ||',
      'says another label',
      'is never disabled',
      'onPress does nothing',
      'shows another amount',
      'says other words than "Paid once"',
    ]);
  });
  it('a view not by its styles, which have no words', () => {
    expect(changes('views', `const place = css({ gridTemplateColumns: '1fr auto' });`, 'one.tsx')).toEqual([]);
  });
  it('a service by each part of what it sends', () => {
    expect(changes('services', `const a = () => call(pay, { body: { amount, key: 'k' } });`).map(([what]) => what)).toEqual([
      'forgets body',
      'forgets amount',
      'forgets key',
    ]);
  });
  it('a rule of the sandbox by its conditions and refusals', () => {
    const rule = `function f() { if (left < sum && isLive === true) throw refused('25'); }`;
    expect(changes('sandbox', rule).map(([, text]) => text)).toEqual([
      rule.replace('left < sum && isLive === true', '!(left < sum && isLive === true)'),
      rule.replace('<', '<='),
      rule.replace('&&', '||'),
      rule.replace('===', '!=='),
      rule.replace('true', 'false'),
      rule.replace("throw refused('25');", ';'),
    ]);
  });
});

it.each(Object.keys(OPERATORS) as Layer[])('every mutant of %s can be read, and differs from its source', (layer) => {
  const files = filesOf(layer, ROOT);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(layerOf(file)).toBe(layer);
    for (const { mutant } of choose(
      mutantsOf(layer, text, file).map((one) => ({ layer, file, mutant: one })),
      '1',
      2,
    )) {
      const broken = mutated(text, mutant);
      expect(broken).not.toBe(text);
      expect(() => parse(broken, file), `${file}:${mutant.line} ${mutant.what}`).not.toThrow();
    }
  }
});

it.each(explained().map((row) => [`${row.file}: ${row.what}`, row] as const))('%s is a mutant of today, explained', (_, row) => {
  const layer = layerOf(row.file);
  const text = readFileSync(join(ROOT, row.file), 'utf8');
  expect(layer && allOf(layer, row.file, ROOT).filter((one) => isExplained([row], one, text))).not.toEqual([]);
  expect(row.why).toMatch(/\.$/);
});

it('the same seed chooses the same mutants', () => {
  const all = mutantsOf('sandbox', `const f = () => a < b && c > d || e === f;`, 'one.ts').map((mutant) => ({
    layer: 'sandbox' as const,
    file: 'one.ts',
    mutant,
  }));
  expect(choose(all, '7', 3)).toEqual(choose([...all].reverse(), '7', 3));
  expect(choose(all, '7', null)).toHaveLength(all.length);
});
