/** SCXML and Mermaid, read back by small readers that know nothing of our charts. */
import { describe, expect, it } from 'vitest';
import { flows } from '../../machines/flows';
import { chartsOf } from '../charts';
import { conditionWords, eventWords, stateWords } from '../words';
import { mermaidId, mermaidText } from './mermaid';
import { scxmlText } from './scxml';

const { payout, payouts, signIn, session } = flows;
const charts = chartsOf({ payout, payouts, signIn, session });

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: Element | null;
}

const UNESCAPED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#10': '\n' };
const unescaped = (text: string) =>
  text.replaceAll(/&(.*?);/g, (_, name: string) => UNESCAPED[name] ?? expect.fail(`unknown entity ${name}`));

/** Reads XML without text between tags. Fails if it is not well-formed. */
function elementsOf(xml: string): Element[] {
  const body = xml.replace(/^<\?xml [^>]*\?>/, '');
  const elements: Element[] = [];
  let open: Element | null = null;
  const rest = body.replaceAll(
    /<(\/?)([A-Za-z][\w.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, ends, name, given: string, isEmpty) => {
      if (ends) {
        expect(open?.name, 'the tag that closes').toBe(name);
        open = open?.parent ?? null;
        return '';
      }
      const pairs = [...given.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => [key, unescaped(value)] as const,
      );
      expect(new Set(pairs.map(([key]) => key)).size, 'no attribute twice').toBe(pairs.length);
      const element: Element = { name, attributes: Object.fromEntries(pairs), parent: open };
      elements.push(element);
      if (!isEmpty) open = element;
      return '';
    },
  );
  expect(rest.trim(), 'nothing but tags').toBe('');
  expect(open, 'every tag is closed').toBeNull();
  return elements;
}

describe.each(charts)('[FLW-02] the SCXML of $name', ({ model }) => {
  const elements = elementsOf(scxmlText(model));
  const STATES = ['state', 'parallel', 'final', 'history'];
  const states = elements.filter(({ name }) => STATES.includes(name));
  const ids = new Set(states.map(({ attributes }) => attributes.id));

  it('has every state inside its parent, and starts where the chart does', () => {
    const found = states.map(({ attributes, parent }) => [attributes.id, parent?.attributes.id ?? null]);
    expect(found.sort()).toEqual(model.states.map(({ id, parent }) => [id, parent]).sort());
    for (const { name, attributes } of states)
      if (attributes.initial !== undefined) expect([name, ids.has(attributes.initial)]).toEqual(['state', true]);
    const compound = model.states.filter(({ kind }) => kind === 'compound').length;
    expect(states.filter(({ attributes }) => attributes.initial !== undefined)).toHaveLength(compound);
  });
  it('has every transition in its state, in the order in which they are tried', () => {
    const transitions = elements.filter(({ name }) => name === 'transition');
    const found = transitions.map(({ parent, attributes }) => `${parent?.attributes.id} > ${attributes.target ?? ''}`);
    const bySource = model.states.flatMap(({ id }) => model.transitions.filter(({ source }) => source === id));
    const wanted = bySource.map(({ source, targets }) => `${source} > ${targets.join(' ')}`);
    expect([...found].sort()).toEqual([...wanted].sort());
    for (const { attributes } of transitions)
      for (const target of attributes.target?.split(' ') ?? []) expect(ids).toContain(target);
    for (const { id } of model.states) {
      const conditions = transitions
        .filter(({ parent }) => parent?.attributes.id === id)
        .map(({ attributes }) => attributes.cond);
      const guards = model.transitions.filter(({ source }) => source === id).map(({ guard }) => guard !== null);
      expect(conditions.map((cond) => cond !== undefined)).toEqual(guards);
    }
  });
});

describe.each(charts)('[FLW-02] the Mermaid diagram of $name', ({ model }) => {
  const lines = mermaidText(model)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

  it('is a state diagram whose every line is a statement, with blocks that close', () => {
    expect(lines[0]).toBe('---');
    expect(lines).toContain('stateDiagram-v2');
    let depth = 0;
    for (const line of lines.slice(lines.indexOf('stateDiagram-v2') + 1)) {
      if (line === '}') depth -= 1;
      else if (/^state \w+ \{$/.test(line)) depth += 1;
      else expect(line).toMatch(/^(--|state "[^"]+" as \w+|(\w+|\[\*\]) --> (\w+|\[\*\])( : [^:;{}"]+)?)$/);
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
  });
  it('has every state by its words, and every transition by what happens', () => {
    const named = lines.flatMap((line) => /^state "(.*)" as (\w+)$/.exec(line)?.slice(1).join(' = ') ?? []);
    const wanted = model.states.map(
      ({ id, key, kind }) => `${kind === 'history' ? 'History' : stateWords(key)} = ${mermaidId(id)}`,
    );
    expect(named.sort()).toEqual(wanted.sort());
    for (const one of model.transitions)
      for (const target of one.targets) {
        const words = [eventWords(one), conditionWords(one)].filter(Boolean).join(', ');
        expect(lines).toContain(`${mermaidId(one.source)} --> ${mermaidId(target)} : ${words}`);
      }
  });
});
