import { describe, expect, it } from 'vitest';
import { createFairQueue, QueueFull } from './fairQueue';

/** Work that says when it starts, and ends when it is told to. */
function pieces() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => {
      ends.push(() => resolve(name));
    });
  };
  /** Ends what started first, and lets the next one start. */
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, work, endNext };
}

describe('a queue', () => {
  it('runs a few at once, and senders take turns', async () => {
    const { run } = createFairQueue({ atOnce: 2, waitingOfOne: 10, waiting: 20 });
    const { started, work, endNext } = pieces();
    const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1'].map((name) => run(name.slice(0, 1), work(name)));
    expect(started).toEqual(['a1', 'a2']);
    for (let ended = 0; ended < 8; ended += 1) await endNext();
    expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1']);
  });

  it('refuses at once what one sender, or all together, cannot have waiting', async () => {
    const { run } = createFairQueue({ atOnce: 1, waitingOfOne: 2, waiting: 3 });
    const { started, work, endNext } = pieces();
    const taken = [run('a', work('a1')), run('a', work('a2')), run('a', work('a3'))];
    await expect(run('a', work('a4'))).rejects.toBeInstanceOf(QueueFull);
    taken.push(run('b', work('b1')));
    await expect(run('c', work('c1'))).rejects.toBeInstanceOf(QueueFull);
    await endNext();
    taken.push(run('c', work('c2')));
    for (let ended = 0; ended < 4; ended += 1) await endNext();
    expect(await Promise.all(taken)).toEqual(['a1', 'a2', 'a3', 'b1', 'c2']);
    expect(started).toHaveLength(5);
  });

  it('goes on after work that failed', async () => {
    const { run } = createFairQueue({ atOnce: 1, waitingOfOne: 2, waiting: 2 });
    const failed = run('a', () => Promise.reject(new Error('no')));
    const next = run('a', () => Promise.resolve('next'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('next');
    expect(await run('a', () => Promise.resolve('idle'))).toBe('idle');
  });
});
