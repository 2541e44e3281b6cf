import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { Failure, type Fault } from '../flow/fault';
import { wire } from '../flow/port';
import { resource } from './resource.machine';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const machine = resource<string, string>('thing', { calls: [], req: [], description: 'A thing.' });

function open(fault: Fault = { kind: 'network' }) {
  const asked: string[] = [];
  const emitted: string[] = [];
  const broken = new Set<string>();
  const load = async ({ key }: { key: string }) => {
    asked.push(key);
    if (broken.has(key)) throw new Failure(fault);
    return `${key} ${asked.length}`;
  };
  const thing = createActor(wire(machine, { load }), { input: { key: 'a' } });
  thing.on('*', ({ type }) => emitted.push(type));
  return { thing: thing.start(), asked, emitted, broken };
}

describe('a resource', () => {
  it('is shown when loaded, and stays visible during a refresh', async () => {
    const { thing } = open();
    expect(thing.getSnapshot()).toMatchObject({ value: 'loading', context: { value: null, shownAt: null } });
    await settle();
    expect(thing.getSnapshot()).toMatchObject({ value: 'loaded', context: { key: 'a', value: 'a 1' } });
    thing.send({ type: 'refresh' });
    expect(thing.getSnapshot()).toMatchObject({ value: 'loading', context: { value: 'a 1' } });
    expect(thing.getSnapshot().hasTag('busy')).toBe(true);
    await settle();
    expect(thing.getSnapshot()).toMatchObject({ value: 'loaded', context: { value: 'a 2' } });
  });
  it('[GEN-07] is kept if a refresh fails, and can be reloaded', async () => {
    const { thing, broken } = open();
    await settle();
    broken.add('a');
    thing.send({ type: 'refresh' });
    await settle();
    expect(thing.getSnapshot()).toMatchObject({ value: 'failed', context: { value: 'a 1', fault: { kind: 'network' } } });
    broken.clear();
    thing.send({ type: 'refresh' });
    await settle();
    expect(thing.getSnapshot()).toMatchObject({ value: 'loaded', context: { value: 'a 3', fault: null } });
  });
  it('is never shown under another key', async () => {
    const { thing, broken } = open();
    await settle();
    broken.add('b');
    thing.send({ type: 'key.set', key: 'b' });
    expect(thing.getSnapshot()).toMatchObject({ value: 'loading', context: { key: 'b', value: null, shownAt: null } });
    await settle();
    expect(thing.getSnapshot()).toMatchObject({ value: 'failed', context: { key: 'b', value: null } });
  });
  it('ignores the response to an earlier key', async () => {
    const { thing, asked } = open();
    thing.send({ type: 'key.set', key: 'b' });
    thing.send({ type: 'key.set', key: 'c' });
    await settle();
    expect(thing.getSnapshot().context.value).toBe('c 3');
    expect(asked).toEqual(['a', 'b', 'c']);
  });
  it('stores when it was loaded', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
    const { thing, broken } = open();
    await settle();
    vi.setSystemTime(2_000);
    broken.add('a');
    thing.send({ type: 'refresh' });
    await settle();
    expect(thing.getSnapshot().context.shownAt).toBe(1_000);
    vi.useRealTimers();
  });
  it('[SES-06] reports an expired session', async () => {
    const { thing, emitted, broken } = open({ kind: 'sessionExpired' });
    await settle();
    broken.add('a');
    thing.send({ type: 'refresh' });
    await settle();
    expect([thing.getSnapshot().value, emitted]).toEqual(['failed', ['sessionExpired']]);
  });
});
