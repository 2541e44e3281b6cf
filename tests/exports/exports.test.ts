/** What the exports say: the texts of the screen, and nothing that only this project knows. */
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserCases } from '../../atlas/browserCases';
import { statesOf } from '../../atlas/chart';
import { scriptFilesOf } from '../../atlas/exports/all';
import { asGherkin } from '../../atlas/exports/gherkin';
import { asManual } from '../../atlas/exports/manual';
import { seesText, whyByHand } from '../../atlas/exports/phrases';
import { asPlaywright } from '../../atlas/exports/playwright';
import { byHand } from '../../atlas/exports/rows';
import { type Scripted, unresolvedIn, verbs } from '../../atlas/exports/script';
import { stepDefinitions } from '../../atlas/exports/stepDefinitions';
import { asSheet } from '../../atlas/exports/xlsx';
import { generate } from '../../atlas/generate';
import { type FlowName, flows } from '../../machines/flows';
import { readSheet } from '../../sandbox/testing/sheet';
import { matching } from './definitions';
import { record } from './record';

async function scriptedOf(flow: FlowName): Promise<Scripted> {
  const { area, machine, cases } = flows[flow];
  const { paths } = generate(flow, machine, browserCases(machine, cases));
  return {
    flow,
    area,
    about: machine.root.description ?? flow,
    strategy: 'transition',
    scripts: await Promise.all(paths.map((path) => record(flow, path))),
  };
}

const names = Object.keys(flows) as FlowName[];
const scripted = new Map<string, Scripted>();
beforeAll(async () => {
  for (const name of names) scripted.set(name, await scriptedOf(name));
});

const of = (name: FlowName): Scripted => {
  const found = scripted.get(name);
  if (!found) throw new Error(`${name} was not recorded`);
  return found;
};

const automated = ({ scripts }: Scripted) => scripts.filter((script) => whyByHand(script) === null);

it('[FLW-04] an answer that is called as a fault of another call is the provider’s own', () => {
  expect(asPlaywright(of('chargebackAnswer'))).toContain("await I.letThrough(['getChargeback']);");
  for (const flow of ['chargebackAnswer', 'chargebackDetails'] as const)
    expect(asPlaywright(of(flow)), flow).not.toContain('a pending status');
  expect(asPlaywright(of('payout'))).toContain('a pending status');
});

/** Text that every format has a use of its own for. */
const HOSTILE = '=1+1 # | * <b> "a" and "b"\n  Scenario: @tag \\ `x` \'y\' /r/ $0';

const hostile: Scripted = {
  flow: 'odd',
  area: 'Odd',
  about: HOSTILE,
  strategy: 'transition',
  scripts: [
    {
      id: 'odd-1',
      req: ['FLW-04'],
      as: null,
      path: '/',
      holds: ['login', 'getProfile'],
      before: ['getProfile'],
      isTimed: false,
      given: [],
      actions: [
        { verb: 'fill', values: ['Name', HOSTILE] },
        { verb: 'see', values: [HOSTILE] },
        { verb: 'see', values: [/^(a\/b|c "d")$/] },
        { verb: 'fail', values: [['login', 'getProfile'], 'no connection'] },
      ],
    },
  ],
};

const parsed = (text: string) =>
  new Parser(new AstBuilder(IdGenerator.uuid()), new GherkinClassicTokenMatcher()).parse(text).feature;

/** Names of states and ports that are no words of a language. */
const codeNames = (flow: FlowName) => {
  const { machine } = flows[flow];
  const states = statesOf(machine).flatMap(({ id }) => id.split('.').slice(1));
  const ports = Object.keys(machine.implementations.actors);
  return [...new Set([...states, ...ports])].filter((name) => /[a-z][A-Z]/.test(name));
};

describe('[FLW-04] a script', () => {
  it('is recorded of every path, and a browser can walk each of them by itself', () => {
    const all = [...scripted.values()];
    expect(all.every(({ scripts }) => scripts.length > 0)).toBe(true);
    expect(all.flatMap(({ scripts }) => scripts).flatMap((script) => whyByHand(script) ?? [])).toEqual([]);
  });
  it('prepares everything that its steps name', () => {
    for (const script of [...scripted.values()].flatMap(({ scripts }) => scripts))
      expect([script.id, unresolvedIn(script)]).toEqual([script.id, []]);
    const [refund] = of('refund').scripts;
    expect(refund?.given.map(({ verb }) => verb)).toEqual(['havePayment']);
    expect(unresolvedIn({ path: '/a/{token}?b={payoutId}', given: [], actions: [] })).toEqual(['{token}', '{payoutId}']);
    if (refund) expect(unresolvedIn({ ...refund, given: [] })).toEqual(['{paymentReference}']);
  });
  it('says patterns in words', () => {
    const said = (value: RegExp) => seesText({ verb: 'see', values: [value] });
    expect(said(/^(Approve|Decline) NGN [\d,.]+$/)).toBe('You see “Approve NGN (number)” or “Decline NGN (number)”.');
    expect(said(/^Send \d+ refunds?$/)).toBe('You see “Send (number) refunds” or “Send (number) refund”.');
    expect(said(/ is (a|no) company\. It was (?!\1)(a|no) company\.$/)).toBe(
      'You see “… is a company. It was no company.” or “… is no company. It was a company.”.',
    );
    expect(() => said(/a{2}/)).toThrow('counts repetitions');
    const words = [...scripted.values()].flatMap(({ scripts }) =>
      scripts.map(byHand).flatMap(({ title, rows }) => [title, ...rows.flatMap(({ does, sees }) => [...does, ...sees])]),
    );
    const isTyped = (text: string) => /^(Open|Fill in|Attach|Go to) /.test(text);
    expect(words.filter((text) => !isTyped(text) && /[\\^$|*]|\[[^\]]*\]|\(\?|\.\+|\?[:!]/.test(text))).toEqual([]);
  });
  it('has what a merchant types, presses and sees', () => {
    const steps = of('payout').scripts.flatMap((script) => byHand(script).rows);
    expect(steps.flatMap(({ does }) => does)).toEqual(
      expect.arrayContaining([
        'Fill in “Amount” with “60,000.00”.',
        'Press “Review payout”.',
        'Fill in “Your code” with the code from the latest email.',
      ]),
    );
    expect(steps.flatMap(({ sees }) => sees)).toEqual(
      expect.arrayContaining(['You see “You’re paying”.', 'You briefly see “Sending the payout…”.', 'You see no dialog.']),
    );
  });
  it('prepares a fault before the step that meets it', () => {
    const rows = of('payout').scripts.flatMap((script) => byHand(script).rows);
    const fails = rows.filter(({ prepare }) => prepare.some(({ calls }) => calls.includes('initiatePayout')));
    expect(fails.length).toBeGreaterThan(0);
    for (const { does } of fails) expect(does.at(-1)).toBe('Press “Initiate payout”.');
  });
});

describe.each(names)('[FLW-04] the exports of %s', (flow) => {
  it('have no name of a state or a port, and no import of ours', () => {
    const texts = [asManual(of(flow)).replace(/<code>.*?<\/code>/g, ''), asGherkin(of(flow)), asPlaywright(of(flow))];
    const calls = new Set(of(flow).scripts.flatMap(({ holds }) => holds));
    const own = codeNames(flow).filter((name) => !calls.has(name) && name !== flow && !(name in verbs));
    for (const text of texts) for (const name of own) expect(text).not.toMatch(new RegExp(`\\b${name}\\b`));
    expect(asPlaywright(of(flow)).match(/from '.*'/g)).toEqual(["from './fixtures'"]);
  });
  it('have a test for each path that needs no person, and name the others', () => {
    const text = asPlaywright(of(flow));
    for (const { id } of of(flow).scripts) expect(text).toContain(id);
    expect(text.match(/^test\(/gm)?.length ?? 0).toBe(automated(of(flow)).length);
  });
  it('have a scenario for the same paths, and one definition for each step', () => {
    const scenarios = parsed(asGherkin(of(flow)))?.children.flatMap(({ scenario }) => scenario ?? []) ?? [];
    expect(scenarios).toHaveLength(automated(of(flow)).length);
    for (const { text } of scenarios.flatMap(({ steps }) => steps)) expect(matching(text), text).toHaveLength(1);
  });
  it('have a section with each step for a person', () => {
    const text = asManual(of(flow));
    for (const { id, rows } of of(flow).scripts.map(byHand)) {
      const [, section = ''] = text.split(`<section id="${id}">`);
      expect(section.split('</section>')[0]?.match(/<tr><td>\d+<\/td>/g)).toHaveLength(rows.length);
    }
  });
  it('have a row for each step in a sheet', async () => {
    const { rows, formulas } = readSheet(await asSheet(of(flow)));
    const [head, ...body] = rows;
    expect(head?.slice(0, 7)).toEqual(['ID', 'Title', 'Precondition', 'Step', 'Action', 'Expected result', 'Requirement']);
    const wanted = of(flow)
      .scripts.map(byHand)
      .flatMap(({ id, req, rows: steps }) => steps.map((_, n) => [id, String(n + 1), req.join(' ')]));
    expect(body.map(([id, , , n, , , req]) => [id, n, req])).toEqual(wanted);
    expect(formulas).toBe(0);
  });
});

describe('[FLW-04] hostile text', () => {
  it('is one step of a scenario, and comes back as it was', () => {
    const [scenario] = parsed(asGherkin(hostile))?.children.flatMap(({ scenario }) => scenario ?? []) ?? [];
    const step = scenario?.steps.find(({ text }) => text.startsWith('I fill in'));
    expect(matching(step?.text ?? '')).toEqual([['"Name"', JSON.stringify(HOSTILE)]]);
    expect(matching(scenario?.steps.at(-1)?.text ?? '')).toEqual([['"login" and "getProfile"', '"no connection"']]);
  });
  it('stays in its string, its element and its cell', async () => {
    expect(asPlaywright(hostile)).toContain("\\n  Scenario: @tag \\\\ `x` \\'y\\' ");
    expect(asManual(hostile)).toContain('&lt;b&gt; &quot;a&quot;');
    const { rows, formulas } = readSheet(
      await asSheet({ ...hostile, scripts: hostile.scripts.map((script) => ({ ...script, id: '=1+1' })) }),
    );
    expect(rows[1]?.[0]).toBe("'=1+1");
    expect(formulas).toBe(0);
  });
});

describe('[FLW-04] the files', () => {
  it('import only each other and the runners', async () => {
    const files = await scriptFilesOf([of('payoutDetails')], ['playwright', 'gherkin']);
    const imports = [...files.values()].flatMap((content) =>
      [...String(content).matchAll(/ from '([^']+)'/g)].map(([, from = '']) => from),
    );
    const foreign = [...new Set(imports)].filter((from) => !files.has(`${from.replace(/^\.\//, '').replace(/\.ts$/, '')}.ts`));
    expect(foreign.sort()).toEqual(['@cucumber/cucumber', '@playwright/test']);
    expect(String(files.get('calls.ts'))).toContain(
      "initiatePayout: { method: 'POST', path: '/subsidiary/payout/initiate', without: null }",
    );
    expect(String(files.get('calls.ts'))).toContain("path: '/subsidiary/dashboard/fetch/orders', without: 'page' }");
    expect(Object.keys(JSON.parse(String(files.get('package.json'))).scripts)).toEqual(['playwright', 'gherkin']);
    expect(files.get('steps.ts')).toBe(stepDefinitions());
  });
});
