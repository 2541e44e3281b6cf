import { expect, it } from 'vitest';
import { shared } from './shared';

function provider() {
  const made: { readonly signal: AbortSignal; readonly answer: (text: string) => void; readonly fail: (why: string) => void }[] =
    [];
  const make = (signal: AbortSignal) =>
    new Promise<string>((answer, fail) => {
      made.push({ signal, answer, fail });
    });
  return { made, make, ask: shared<string>() };
}
const stays = () => new AbortController().signal;

it('[CUS-04] two flows that ask for the same at once make one call, and another key its own', async () => {
  const { made, make, ask } = provider();
  const both = [ask('7', stays(), make), ask('7', stays(), make)];
  void ask('8', stays(), make);
  expect(made).toHaveLength(2);
  made[0]?.answer('paid');
  expect(await Promise.all(both)).toEqual(['paid', 'paid']);
});

it('[CUS-04] nothing is kept: the next one asks again, after an answer and after a failure', async () => {
  const { made, make, ask } = provider();
  const first = ask('7', stays(), make);
  made[0]?.answer('before');
  await first;
  const second = ask('7', stays(), make);
  made[1]?.fail('no response');
  await expect(second).rejects.toBe('no response');
  const third = ask('7', stays(), make);
  made[2]?.answer('after');
  expect(await third).toBe('after');
});

it('[CUS-04] who leaves stops waiting, and the call is aborted when the last one has left', async () => {
  const { made, make, ask } = provider();
  const [one, other] = [new AbortController(), new AbortController()];
  const left = ask('7', one.signal, make);
  const last = ask('7', other.signal, make);
  one.abort('left');
  await expect(left).rejects.toBe('left');
  expect(made[0]?.signal.aborted).toBe(false);
  other.abort('gone');
  await expect(last).rejects.toBe('gone');
  expect(made[0]?.signal.reason).toBe('gone');
  void ask('7', stays(), make);
  expect(made, 'a call that was aborted is not waited for').toHaveLength(2);
});
