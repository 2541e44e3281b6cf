import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { type Cases, everyFault } from '../../machines/kit/flow/cases';
import { faultGuards, faultIn } from '../../machines/kit/flow/fault';
import { port } from '../../machines/kit/flow/port';
import type { Properties } from '../../machines/kit/flow/properties';
import { proofsOfOne } from './prove';

/** The signed-in user, and the maker of what is to be approved. */
interface Approvals {
  readonly maker: string;
  readonly me: { readonly id: string; readonly role: string };
}

const APPROVERS = ['Owner', 'Approver'];

/** A small approval. `may` is the guard that keeps unauthorised users out. */
const approval = (may: (approvals: Approvals) => boolean) =>
  setup({
    types: {
      context: {} as Approvals,
      events: {} as { type: 'approved' } | { type: 'takenOver'; by: Approvals['me'] },
      input: {} as Approvals,
    },
    actors: { approve: port<void, { made: string }>('approve', { calls: [] }) },
    guards: { mayApprove: ({ context }) => may(context), ...faultGuards },
    actions: { keepWho: assign({ me: (_, { by }: { by: Approvals['me'] }) => by }) },
  }).createMachine({
    id: 'approval',
    context: ({ input }) => input,
    initial: 'pending',
    states: {
      pending: {
        on: {
          approved: { guard: 'mayApprove', target: 'approving' },
          takenOver: { actions: { type: 'keepWho', params: ({ event }) => event } },
        },
      },
      approving: {
        invoke: {
          id: 'approve',
          src: 'approve',
          input: ({ context }) => ({ made: context.maker }),
          onDone: 'done',
          onError: [{ guard: { type: 'sessionExpired', params: faultIn }, target: 'done' }, { target: 'pending' }],
        },
      },
      done: { type: 'final' },
    },
  });

type Approval = ReturnType<typeof approval>;

const amaka = { id: '1', role: 'Owner' };
const tunde = { id: '2', role: 'Approver' };
const ngozi = { id: '3', role: 'Staff' };

const casesFor = (...people: Approvals['me'][]) =>
  ({
    inputs: Object.fromEntries(people.map((me) => [me.id, { maker: amaka.id, me }])),
    events: { approved: { now: {} }, takenOver: people.includes(amaka) ? { amaka: { by: amaka } } : {} },
    ports: { approve: { answers: { done: undefined }, fails: everyFault } },
    children: {},
    remember: ({ maker, me }) => [maker, me],
  }) satisfies Cases<Approval>;

const properties = [
  {
    kind: 'fourEyes',
    says: 'Nobody approves what they made',
    req: ['APR-01'],
    port: 'approve',
    maker: ({ maker }) => maker,
    makersOf: ({ made }: { readonly made: string }) => [made],
    checker: ({ me }) => me,
    roles: APPROVERS,
  },
] satisfies Properties<Approval, ReturnType<typeof casesFor>>;

const verdict = (may: (approvals: Approvals) => boolean, cases = casesFor(amaka, tunde, ngozi)) =>
  proofsOfOne('approval', approval(may), { cases, properties }, 'Nobody approves what they made')[0];

const isChecker = ({ me }: Approvals) => APPROVERS.includes(me.role);
const isOther = ({ maker, me }: Approvals) => maker !== me.id;

describe('[FLW-03 APR-01] four eyes', () => {
  it('hold if the guard checks the maker and the role', () =>
    expect(verdict((approvals) => isChecker(approvals) && isOther(approvals))).toMatchObject({
      verdict: 'HOLDS',
      configurations: 7,
    }));
  it('are refuted with a walk if the maker may approve', () => {
    const found = verdict(isChecker);
    expect(found).toMatchObject({ verdict: 'REFUTED', detail: 'approve is called by its maker.' });
    expect(found?.counterexample).toMatchObject({ input: '1', steps: [{ text: 'approved -> approving' }] });
  });
  it('are refuted if any user may approve', () =>
    expect(verdict(isOther)).toMatchObject({ verdict: 'REFUTED', detail: 'approve is called by a user in the role "Staff".' }));
  it('are vacuous if the maker never tries', () =>
    expect(verdict(() => true, casesFor(tunde, ngozi))).toMatchObject({ verdict: 'VACUOUS' }));
  it('are vacuous if no case lacks the role', () =>
    expect(verdict((approvals) => isOther(approvals), casesFor(amaka, tunde))).toMatchObject({ verdict: 'VACUOUS' }));
  it('are vacuous if nobody ever approves', () => expect(verdict(() => false)).toMatchObject({ verdict: 'VACUOUS' }));
});
