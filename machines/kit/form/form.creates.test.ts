/** A form that creates something: one key for each attempt, whatever gets lost. */
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure, type Fault } from '../flow/fault';
import { wire } from '../flow/port';
import { attemptOf } from './form.attempt';
import { form } from './form.machine';
import { required, validateWith } from './form.rules';
import { draftOf, selectForm } from './form.select';
import type { Attempt, Change, Creates, SaveInput, SelectedFile } from './form.types';

interface Stall {
  readonly name: string;
  readonly photos: readonly SelectedFile[];
}

const empty: Stall = { name: '', photos: [] };
const photo: SelectedFile = { key: 'f1', name: 'a.png', bytes: 9, kind: 'png' };
const creates: Creates<Stall> = { thing: 'stall', nameOf: ({ name }) => name, list: '/stalls' };
const validate = validateWith<Stall>({ name: required('Name') });
const machine = form<Stall, { readonly message: string }>('stall', {
  ...{ description: 'A stall.', req: ['PLK-02'], calls: [], validate, creates },
  failureMessage: 'Not created',
  successMessage: 'Created.',
});
const view = selectForm(validate, creates);

interface Kept {
  readonly draft: Partial<Stall> | null;
  readonly attempt: Attempt<Stall> | null;
}

const LOST: Fault = { kind: 'network' };
const refused = (status: number, message = 'No'): Fault => ({ kind: 'server', status, message });
const CREATED = 'created';

/** Opens a form at a provider that ends each request in turn so. */
function open(endings: readonly (Fault | typeof CREATED)[], kept: Kept = { draft: null, attempt: null }) {
  const sent: SaveInput<Stall>[] = [];
  const save = async (input: SaveInput<Stall>) => {
    const ending = endings[sent.length] ?? CREATED;
    sent.push(input);
    if (ending !== CREATED) throw new Failure(ending);
    return { message: 'Stall created' };
  };
  const actor = createActor(wire(machine, { save }), { input: { subject: '', initialValues: empty, ...kept } });
  const notices: unknown[] = [];
  actor.on('*', (event) => notices.push(event));
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return {
    actor,
    sent,
    notices,
    settled,
    change: (change: Change<Stall>) => actor.send({ type: 'field.changed', change }),
    submit: async (name?: string) => {
      if (name !== undefined) actor.send({ type: 'field.changed', change: { field: 'name', value: name } });
      actor.send({ type: 'form.submitted' });
      await settled();
    },
    decide: async (type: 'another.confirmed' | 'earlier.kept' | 'decision.dismissed') => {
      actor.send({ type });
      await settled();
    },
    seen: () => view(actor.getSnapshot()),
    state: () => actor.getSnapshot().value,
    /** What a reload finds. */
    kept: (): Kept => ({ draft: draftOf<Stall>([])(actor.getSnapshot()), attempt: attemptOf(actor.getSnapshot()) }),
    names: () => sent.map(({ values }) => values.name),
    keys: () => sent.map(({ idempotencyKey }) => idempotencyKey),
  };
}

const distinct = (keys: readonly string[]) => new Set(keys).size;

describe('[FLW-03] the key of a form that creates something', () => {
  it('is made at the first submit, and kept beside the draft', async () => {
    const flow = open([LOST]);
    flow.change({ field: 'name', value: 'Ada' });
    expect(flow.kept().attempt).toBeNull();
    await flow.submit();
    expect(flow.kept()).toEqual({
      draft: { name: 'Ada' },
      attempt: { idempotencyKey: flow.keys()[0], values: { name: 'Ada', photos: [] } },
    });
    expect(flow.keys()[0]).toMatch(/^[\w-]{36}$/);
    expect(flow.seen()).toMatchObject({ isSent: true, changed: true });
  });

  it('is stored before the request leaves', () => {
    const flow = open([]);
    flow.change({ field: 'name', value: 'Ada' });
    flow.actor.send({ type: 'form.submitted' });
    expect(flow.kept().attempt?.values.name).toBe('Ada');
  });

  it('is sent again with the same input, also after a reload', async () => {
    const before = open([LOST, refused(500), LOST]);
    await before.submit('Ada');
    await before.submit();
    await before.submit();
    const after = open([], before.kept());
    await after.submit();
    expect(distinct([...before.keys(), ...after.keys()])).toBe(1);
    expect(after.actor.getSnapshot().output).toEqual({ result: 'saved', answer: { message: 'Stall created' } });
    expect([after.kept(), after.notices.length]).toEqual([{ draft: null, attempt: null }, 1]);
  });

  it.each([400, 403, 422])('is another one after a refusal with %s', async (status) => {
    const flow = open([refused(status)]);
    await flow.submit('Ada');
    expect([flow.kept().attempt, flow.seen().submitError]).toEqual([null, 'No']);
    await flow.submit('Eve');
    expect([flow.names(), distinct(flow.keys()), flow.state()]).toEqual([['Ada', 'Eve'], 2, 'saved']);
  });

  it('is another one where the first request never left', async () => {
    const flow = open([{ kind: 'notSent', message: 'Storage is full' }]);
    await flow.submit('Ada');
    expect([flow.kept().attempt, flow.seen().submitError]).toEqual([null, 'Storage is full']);
  });

  it.each([
    ['the role changed', refused(403)],
    ['the storage filled up', { kind: 'notSent', message: 'Storage is full' }],
    ['the session expired', { kind: 'sessionExpired' }],
  ] as const)('stays where %s after a lost response', async (_, fault) => {
    const flow = open([LOST, fault]);
    await flow.submit('Ada');
    await flow.submit();
    expect(flow.kept().attempt?.idempotencyKey).toBe(flow.keys()[0]);
  });

  it('goes when the merchant leaves the form, which asks first', async () => {
    const flow = open([LOST]);
    await flow.submit('Ada');
    flow.change({ field: 'name', value: '' });
    flow.actor.send({ type: 'cancel' });
    expect(flow.state()).toBe('leaving');
    flow.actor.send({ type: 'leave.confirmed' });
    expect(flow.kept()).toEqual({ draft: null, attempt: null });
  });

  it('stays while the session is expired, and after the merchant stopped waiting', async () => {
    const expired = open([{ kind: 'sessionExpired' }]);
    await expired.submit('Ada');
    expect([expired.state(), expired.kept().attempt?.idempotencyKey]).toEqual(['sessionExpired', expired.keys()[0]]);
    const stopped = open([]);
    stopped.change({ field: 'name', value: 'Ada' });
    stopped.actor.send({ type: 'form.submitted' });
    stopped.actor.send({ type: 'cancel' });
    expect(stopped.seen().submitError).toMatch(/you get only one/);
    await stopped.submit();
    expect([distinct(stopped.keys()), stopped.keys().length]).toEqual([1, 2]);
  });
});

describe('[FLW-03] input that changed after a lost response', () => {
  it('waits until the earlier request is known, which is sent again under its own key', async () => {
    const flow = open([LOST, CREATED]);
    await flow.submit('Ada');
    await flow.submit('Eve');
    expect([flow.names(), distinct(flow.keys()), flow.state()]).toEqual([['Ada', 'Ada'], 1, 'earlierCreated']);
    expect(flow.seen().earlier).toEqual({
      ...{ isCreated: true, thing: 'stall', name: 'Ada', list: '/stalls', problem: null },
    });
    expect([flow.notices, flow.seen().values.name]).toEqual([[], 'Eve']);
  });

  it('waits for it after a reload too', async () => {
    const before = open([LOST]);
    await before.submit('Ada');
    before.change({ field: 'name', value: 'Eve' });
    const after = open([CREATED], before.kept());
    await after.submit();
    expect([after.names(), after.keys(), after.state()]).toEqual([['Ada'], before.keys(), 'earlierCreated']);
  });

  it('creates another one only if the merchant says so', async () => {
    const kept = open([LOST, CREATED]);
    await kept.submit('Ada');
    await kept.submit('Eve');
    await kept.decide('earlier.kept');
    expect([kept.state(), kept.names(), kept.notices.length]).toEqual(['saved', ['Ada', 'Ada'], 1]);

    const another = open([LOST, CREATED, CREATED]);
    await another.submit('Ada');
    await another.submit('Eve');
    await another.decide('another.confirmed');
    expect([another.state(), another.names(), distinct(another.keys())]).toEqual(['saved', ['Ada', 'Ada', 'Eve'], 2]);
  });

  it('is decided about again if the page reloads meanwhile', async () => {
    const flow = open([LOST, CREATED]);
    await flow.submit('Ada');
    await flow.submit('Eve');
    const after = open([CREATED], flow.kept());
    await after.submit();
    expect([after.state(), after.keys()[0]]).toEqual(['earlierCreated', flow.keys()[0]]);
  });

  it('goes out under a new key if the earlier request is refused', async () => {
    const flow = open([LOST, refused(400), CREATED]);
    await flow.submit('Ada');
    await flow.submit('Eve');
    expect([flow.names(), distinct(flow.keys()), flow.state()]).toEqual([['Ada', 'Ada', 'Eve'], 2, 'saved']);
  });

  it.each([LOST, refused(409, 'Taken'), refused(403), refused(500)])(
    'is never stuck: the earlier one ends with %j',
    async (fault) => {
      const flow = open([fault.kind === 'server' && fault.status === 403 ? LOST : fault, fault, CREATED]);
      await flow.submit('Ada');
      await flow.submit('Eve');
      expect([flow.state(), flow.seen().earlier?.isCreated]).toEqual(['earlierUnknown', false]);
      expect(flow.seen().earlier?.problem).not.toBeNull();
      await flow.decide('another.confirmed');
      expect([flow.state(), flow.names().at(-1), distinct(flow.keys())]).toEqual(['saved', 'Eve', 2]);
    },
  );

  it('can be edited further before the merchant decides', async () => {
    const flow = open([LOST, LOST, CREATED]);
    await flow.submit('Ada');
    await flow.submit('Eve');
    await flow.decide('decision.dismissed');
    await flow.submit('Ada');
    expect([flow.state(), flow.names(), distinct(flow.keys())]).toEqual(['saved', ['Ada', 'Ada', 'Ada'], 1]);
  });
});

it('[FLW-03] the same input that meets a conflict twice is no dead end', async () => {
  const flow = open([refused(409, 'Taken'), refused(409, 'Taken'), CREATED]);
  await flow.submit('Ada');
  expect([flow.state(), flow.seen().submitError]).toEqual([{ editing: 'typing' }, 'Taken']);
  await flow.submit();
  expect([flow.state(), flow.seen().earlier?.problem]).toEqual(['earlierUnknown', 'Taken']);
  await flow.decide('another.confirmed');
  expect([flow.state(), flow.names(), distinct(flow.keys())]).toEqual(['saved', ['Ada', 'Ada', 'Ada'], 2]);
});

describe('[FLW-03] files that a reload emptied', () => {
  /** What the service says of content that is no longer in this tab. */
  const GONE = { kind: 'notSent', message: '“a.png” is no longer available. Choose it again.' } as const;
  const lost = async () => {
    const flow = open([LOST]);
    flow.change({ field: 'photos', value: [photo] });
    await flow.submit('Ada');
    return flow;
  };

  it('cannot be sent again, so the merchant decides', async () => {
    const before = await lost();
    const after = open([GONE, CREATED], before.kept());
    await after.submit();
    expect([after.state(), after.seen().earlier]).toMatchObject(['earlierUnknown', { isCreated: false, problem: GONE.message }]);
    await after.decide('another.confirmed');
    expect([after.state(), distinct([...before.keys(), ...after.keys()])]).toEqual(['saved', 2]);
  });

  it('are the same request once they are chosen again', async () => {
    const before = await lost();
    const after = open([CREATED], before.kept());
    after.change({ field: 'photos', value: [{ ...photo, key: 'f2' }] });
    await after.submit();
    expect([after.state(), after.keys()]).toEqual(['saved', before.keys()]);
    expect(after.sent[0]?.values.photos[0]?.key).toBe('f2');
  });

  it.each([{ bytes: 8 }, { name: 'b.png' }, { kind: 'jpeg' }] as const)('are another request with %j', async (other) => {
    const after = open([GONE], (await lost()).kept());
    after.change({ field: 'photos', value: [{ ...photo, ...other }] });
    await after.submit();
    expect([after.state(), after.sent[0]?.values.photos]).toEqual(['earlierUnknown', [photo]]);
  });
});

it('[FLW-03] a form that creates something has no secrets, because its attempts are stored', () => {
  const parts = { description: '', req: [], calls: [], validate, creates, failureMessage: '' };
  expect(() => form<Stall, object>('stall', { ...parts, secrets: ['name'] })).toThrow('cannot have secrets');
});
