/** What machines ask of a call without a word from the merchant: the words that their states fix. */
import { expect, it } from 'vitest';
import { withAnything } from '../atlas/anything';
import { explore } from '../atlas/explore';
import { simulator } from '../atlas/simulator';
import { type FlowName, flows } from './flows';

/** By the state that calls, what it asks, without what varies. */
function askedBy(flow: FlowName, port: string, fixed: readonly string[]) {
  const { machine, cases } = flows[flow];
  const { configurations, out } = explore(machine, withAnything(cases), 1_000);
  const { take } = simulator(machine);
  const asked: Record<string, unknown> = {};
  for (const { from, step } of out.flat()) {
    const before = configurations[from]?.snapshot;
    if (!before) continue;
    const { snapshot, called } = take(before, step.event);
    for (const { src, input } of called) {
      if (src !== port) continue;
      asked[String(snapshot.value)] = fixed.map((key) => Reflect.get(Object(input), key));
    }
  }
  return asked;
}

it('[ONB-13] the terms are accepted or declined as the merchant confirmed', () =>
  expect(askedBy('onboardingTerms', 'answerTerms', ['accepted'])).toEqual({ accepting: [true], declining: [false] }));

it('[SES-11] a merchant who comes back only counts while the warning stands', () =>
  expect(askedBy('idle', 'watch', ['orBack'])).toEqual({ active: [false], warning: [true] }));

it('[SES-06 SES-10] the input of a merchant is kept after an expiry, and removed after a logout', () => {
  expect(askedBy('session', 'revokeSession', ['because'])).toEqual({ idling: ['idled'], loggingOut: ['loggedOut'] });
  expect(askedBy('session', 'forgetSession', ['bookmarks'])).toEqual({ expiring: ['kept'], forgetting: ['removed'] });
});
