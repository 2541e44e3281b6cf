import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { wire } from '../../kit/flow/port';
import { idleMachine } from './idle.machine';
import { limitsFor } from './idle.rules';
import { selectIdle } from './idle.select';
import type { Quiet, Watch } from './idle.types';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function open(minutes = 10) {
  const watched: Watch[] = [];
  const answers: ((quiet: Quiet) => void)[] = [];
  const waiting = () => new Promise<Quiet>((resolve) => answers.push(resolve));
  const actor = createActor(
    wire(idleMachine, {
      watch: (input) => {
        watched.push(input);
        return waiting();
      },
      stay: waiting,
    }),
    { input: limitsFor(minutes) },
  ).start();
  const answer = async (idleMs: number) => {
    answers.at(-1)?.({ idleMs });
    await settle();
  };
  return { actor, watched, answer, view: () => selectIdle(actor.getSnapshot()) };
}

describe('[SES-11] the limits of inactivity', () => {
  it.each([
    [10, { timeoutMs: 600_000, warnMs: 540_000 }],
    [2, { timeoutMs: 120_000, warnMs: 60_000 }],
    [1, { timeoutMs: 60_000, warnMs: 30_000 }],
    [0, { timeoutMs: 60_000, warnMs: 30_000 }],
    [-5, { timeoutMs: 60_000, warnMs: 30_000 }],
    [3.9, { timeoutMs: 180_000, warnMs: 120_000 }],
  ])('%s minutes', (minutes, limits) => expect(limitsFor(minutes)).toEqual(limits));
});

describe('[SES-11] whether anybody is here', () => {
  it('is asked a minute before the end, with what is left of it', async () => {
    const { watched, answer, view } = open();
    expect(view().endsInMs).toBeNull();
    await answer(545_000);
    expect(view().endsInMs).toBe(55_000);
    expect(watched).toEqual([
      { untilMs: 540_000, orBack: false },
      { untilMs: 600_000, orBack: true },
    ]);
  });
  it('counts as active again after an answer, and is watched again', async () => {
    const { actor, watched, answer, view } = open();
    await answer(540_000);
    actor.send({ type: 'stay.chosen' });
    await answer(570_000);
    expect(view().endsInMs).toBeNull();
    expect(watched).toHaveLength(3);
    expect(actor.getSnapshot().status).toBe('active');
  });
  it('does not count after the limit, in any tab', async () => {
    const { actor, answer } = open();
    await answer(540_000);
    actor.send({ type: 'stay.chosen' });
    await answer(3 * 3_600_000);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { result: 'timedOut' } });
  });
});
