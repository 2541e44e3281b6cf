import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { wire } from '../../kit/flow/port';
import { ALL_KINDS, type FoundKind, KINDS } from './finder.kinds';
import { finderMachine } from './finder.machine';
import {
  isListed,
  isSearchable,
  kindsToAsk,
  MOST,
  matching,
  ranked,
  recentIn,
  recentShown,
  sifted,
  withOpened,
} from './finder.rules';
import { selectFinder } from './finder.select';
import type { Found, Listed, Looked, Wanted } from './finder.types';

const found = (kind: FoundKind, id = '1'): Found => ({ kind, label: 'Ada', note: '', by: { id } });
const listed = (kind: FoundKind, words: string): Listed => ({ ...found(kind, words), words });
const everything = ALL_KINDS.map((kind) => KINDS[kind].permission);

describe('[NAV-14] a keyword', () => {
  it.each([
    ['', false],
    ['  ab  ', false],
    ['abc', true],
    [' a b ', true],
  ])('%j can be searched: %s', (keyword, is) => expect(isSearchable(keyword)).toBe(is));

  it.each([
    ['ada', ['Ada', 'Àdá', 'Nada']],
    [' ÀDA ', ['Ada', 'Àdá', 'Nada']],
    ['adam', []],
  ])('%j finds rows of lists that are loaded, without case and accents', (keyword, words) => {
    const whole = ['Ada', 'Bola', 'Àdá', 'Nada'].map((text) => listed('user', text));
    expect(sifted(whole, keyword)).toEqual(words.map((text) => listed('user', text)));
  });

  it('finds five rows of each kind, in the order of the kinds', () => {
    const rows = (kind: FoundKind, count: number) => Array.from({ length: count }, (_, at) => listed(kind, `Ada ${at}`));
    expect(sifted([...rows('role', 6), ...rows('user', 5)], 'ada')).toEqual([...rows('user', 5), ...rows('role', MOST)]);
  });

  it('finds actions by the start of each word, those that start with it first', () => {
    const ways = ['View payouts', 'Payouts', 'Pay a bill'].map((label) => ({ label, group: 'Account' }));
    const labels = (keyword: string) => matching(ways, keyword).map(({ label }) => label);
    expect(labels('pay')).toEqual(['Payouts', 'Pay a bill', 'View payouts']);
    expect(labels('acc pay b')).toEqual(['Pay a bill']);
    expect(labels('pay x')).toEqual([]);
  });
});

describe('[NAV-14] the kinds of data', () => {
  it('are asked for if the role can view them, and their list is not loaded', () => {
    expect(kindsToAsk({ permissions: everything, gathered: [] })).toEqual(ALL_KINDS);
    expect(kindsToAsk({ permissions: ['user.view', 'role.view'], gathered: [] })).toEqual(['user', 'role']);
    expect(kindsToAsk({ permissions: ['user.view', 'role.view'], gathered: ['role'] })).toEqual(['user']);
    expect(kindsToAsk({ permissions: [], gathered: [] })).toEqual([]);
  });

  /** Opens the finder, with this response to its first search. */
  async function searched(first: Looked) {
    const clock = new SimulatedClock();
    const asked: Wanted[] = [];
    const find = async (wanted: Wanted) => {
      asked.push(wanted);
      return asked.length === 1 ? first : { listed: [], missing: [] };
    };
    const actor = createActor(wire(finderMachine, { find }), { clock, input: { permissions: everything } }).start();
    const search = async (keyword: string) => {
      actor.send({ type: 'keyword.changed', keyword });
      clock.increment(250);
      await new Promise((resolve) => setTimeout(resolve));
      return selectFinder(actor.getSnapshot());
    };
    return { asked, search, view: await search('ada') };
  }

  it('are asked for at each keyword only if the provider searches them', async () => {
    const { asked, search } = await searched({ listed: [], missing: [] });
    await search('bola');
    const again = ['payout', 'transaction', 'refund', 'customer', 'report', 'catalog', 'splitSettlement'];
    expect(asked.map(({ kinds }) => kinds)).toEqual([ALL_KINDS, again]);
  });

  it('that could not be searched are named, and asked for again', async () => {
    const of = async (...missing: FoundKind[]) => (await searched({ listed: [], missing })).view;
    expect(await of()).toMatchObject({ problem: null, isNothing: true });
    expect(await of('user')).toMatchObject({ problem: 'We couldn’t search users.', isNothing: false });
    expect((await of('payout', 'user')).problem).toBe('We couldn’t search payouts and users.');
    expect((await of('payout', 'user', 'role')).problem).toBe('We couldn’t search payouts, users and roles.');
    const { asked, search } = await searched({ listed: [], missing: ['user'] });
    await search('bola');
    expect(asked[1]?.kinds).toContain('user');
    expect(asked[1]?.kinds).not.toContain('role');
  });

  it('that were found are shown, and what was typed since is not mistaken for nothing', async () => {
    const { view, search } = await searched({ listed: [listed('payout', 'x'), listed('user', 'Ada')], missing: [] });
    expect(view).toMatchObject({ isNothing: false, isShort: false, busy: false, found: [{ kind: 'payout' }, { kind: 'user' }] });
    expect(await search('ad')).toMatchObject({ isNothing: false, isShort: true, found: [] });
  });
});

describe('[NAV-14] what was opened last', () => {
  const payout = found('payout');
  const user = found('user');

  it.each([
    ['a result', { opened: [payout] }, [payout]],
    [
      'five of six',
      { opened: [1, 2, 3, 4, 5, 6].map((id) => found('payout', `${id}`)) },
      [1, 2, 3, 4, 5].map((id) => found('payout', `${id}`)),
    ],
    ['what the role can view', { opened: [user, payout] }, [payout]],
    ['only texts of its page', { opened: [{ ...payout, by: { id: '1', page: 2 } }] }, [payout]],
    ['nothing more than a link needs', { opened: [{ ...payout, sum: { amount: '1' } }] }, [payout]],
    ['one with its day', { opened: [{ ...payout, at: '2026-11-20' }] }, [{ ...payout, at: '2026-11-20' }]],
    ['one without what is no day', { opened: [{ ...payout, at: '2026-13-40' }] }, [payout]],
    ['no unknown kind', { opened: [{ ...payout, kind: 'invoice' }] }, []],
    ['no result without a label', { opened: [{ ...payout, label: 5 }] }, []],
    ['no result without a note', { opened: [{ ...payout, note: undefined }] }, []],
    ['no result without a page', { opened: [{ ...payout, by: {} }] }, []],
    ['nothing without a list', { opened: { length: 1, 0: payout } }, []],
    ['nothing', null, []],
  ])('is read as %s', (_, kept, read) => expect(recentIn(kept, ['payout.view'])).toEqual(read));

  it('is listed until something is typed', () => {
    const shown = (keyword: string) => recentShown({ keyword, recent: [payout] });
    expect([shown(''), shown(' '), shown('a')]).toEqual([[payout], [payout], []]);
  });

  it('can be opened again, as what is found now can, and nothing else', () => {
    const can = (keyword: string, now: readonly Found[] | null, opened: Found) =>
      isListed({ keyword, recent: [payout], found: now }, opened);
    expect([can('', null, payout), can('', null, user), can('', null, found('payout', '2'))]).toEqual([true, false, false]);
    expect([can('ada', null, payout), can('ada', [user], user), can('ada', [user], payout)]).toEqual([false, true, false]);
  });

  it('comes first, once', () => {
    const others = [2, 3, 4, 5, 6].map((id) => found('payout', `${id}`));
    expect(withOpened(others, payout).opened).toEqual([payout, ...others.slice(0, 4)]);
    const again = { ...payout, note: 'Failed', at: '2026-11-20T09:30:00', sum: { amount: '5.00', currency: 'NGN' } };
    expect(withOpened([user, payout], again).opened).toEqual([{ ...payout, at: '2026-11-20' }, user]);
  });
});

describe('[NAV-14] what was found', () => {
  const one = (kind: FoundKind, label: string, note = ''): Found => ({ kind, label, note, by: { id: label } });
  it('has names before matches inside of a reference, within a kind and among kinds', () => {
    const found = [
      one('payout', 'OLA FOLARIN', 'KNT-406CCDBADA2B'),
      one('payout', 'ADAEZE IGWE'),
      one('payout', 'RAMADAN BELLO'),
      one('transaction', 'mary.gana@customer.test', 'KOR-6ADA0FDC842E'),
      one('customer', 'Ngozi Ádá'),
    ];
    expect(ranked(found, ' ada ').map(({ kind, items }) => [kind, items.map(({ label }) => label)])).toEqual([
      ['payout', ['ADAEZE IGWE', 'RAMADAN BELLO', 'OLA FOLARIN']],
      ['customer', ['Ngozi Ádá']],
      ['transaction', ['mary.gana@customer.test']],
    ]);
    expect(ranked([], 'ada')).toEqual([]);
  });
});
