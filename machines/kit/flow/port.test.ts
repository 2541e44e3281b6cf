import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { Failure, type Fault, faultIn } from './fault';
import { port, portFacts, type Service, UnfilledPort, wire } from './port';

const machine = setup({
  types: { context: {} as { fault: Fault | null } },
  actors: { ask: port<string>('ask', { calls: [] }) },
  actions: { setFault: assign({ fault: (_, fault: Fault) => fault }) },
}).createMachine({
  id: 'asking',
  context: { fault: null },
  initial: 'waiting',
  states: {
    waiting: {
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: 'answered',
        onError: { target: 'failed', actions: { type: 'setFault', params: faultIn } },
      },
      on: { left: 'gone' },
    },
    answered: {},
    failed: {},
    gone: {},
  },
});
const settle = () => new Promise((resolve) => setTimeout(resolve));
const start = (ask: Service<void, string>) => createActor(wire(machine, { ask })).start();

describe('an unfilled port', () => {
  it('throws in `wire`', () => {
    expect(() => wire(machine, {} as never)).toThrow(UnfilledPort);
  });
  it('throws outside any handler if a machine starts without wiring, and is no failed call', async () => {
    const thrown = vi.fn(),
      others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').once('uncaughtException', thrown);
    const actor = createActor(machine).start();
    await settle();
    for (const listener of others) process.on('uncaughtException', listener);
    expect(thrown.mock.calls[0]?.[0]).toBeInstanceOf(UnfilledPort);
    expect(actor.getSnapshot().value).toBe('waiting');
  });
});

describe('a filled port', () => {
  it('answers', async () => {
    const actor = start(async () => 'yes');
    await settle();
    expect(actor.getSnapshot().value).toBe('answered');
  });
  it('passes the plain fault to the machine', async () => {
    const actor = start(async () => {
      throw new Failure({ kind: 'network' });
    });
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { fault: { kind: 'network' } } });
  });
  it('reports any other error as a defect', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const actor = start(async () => {
      throw new TypeError('oops');
    });
    await settle();
    expect(report).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().context.fault).toMatchObject({ kind: 'defect' });
    vi.unstubAllGlobals();
  });
  it('is aborted when its state is left', async () => {
    let aborted = false;
    const actor = start(
      (_, { signal }) =>
        new Promise(() => {
          signal.onabort = () => {
            aborted = true;
          };
        }),
    );
    await settle();
    actor.send({ type: 'left' });
    expect(aborted).toBe(true);
  });
  it('reports nothing once it was aborted', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const actor = start(
      (_, { signal }) =>
        new Promise((_done, stop) => {
          signal.onabort = () => stop(new TypeError('oops'));
        }),
    );
    await settle();
    actor.send({ type: 'left' });
    await settle();
    expect(report).not.toHaveBeenCalled();
    expect(actor.getSnapshot().value).toBe('gone');
    vi.unstubAllGlobals();
  });
});

describe('[FLW-02] what a chart shows of a port', () => {
  it('is its name and its calls', () => {
    const ask = port<string>('ask', { calls: ['listBanks', 'getPayout'], callsOneOf: true });
    expect(portFacts(ask)).toEqual({ name: 'ask', calls: ['listBanks', 'getPayout'], callsOneOf: true });
  });
  it.each([[null], [undefined], ['ask'], [{}], [machine]])('is nothing of %j', (logic) => expect(portFacts(logic)).toBeNull());
});

describe('a machine in a machine', () => {
  const outer = setup({ actors: { inner: machine } }).createMachine({ id: 'outer', invoke: { id: 'inner', src: 'inner' } });

  it('has its own services', async () => {
    const actor = createActor(wire(outer, { inner: { ask: async () => 'yes' } })).start();
    await settle();
    expect(actor.getSnapshot().children.inner?.getSnapshot().value).toBe('answered');
  });
  it('needs all of them, and a port takes no services in its place', () => {
    // @ts-expect-error no services of the inner machine
    expect(() => wire(outer, { inner: {} })).toThrow('asking.ask');
    // @ts-expect-error a port has one service
    expect(() => wire(machine, { ask: {} })).toThrow('asking.ask');
  });
});
