/** How any resource is awaited, retried, and loaded with another key. */
import type { KeyControl, ResourceFacts } from '../../../machines/kit/resource/resource.flow';
import type { Driver } from '../../drivers/driver';
import { type AnyModel, answering } from '../model';
import { holding, see, seeOrExpired } from './sights';

function giveKey(I: Driver, control: KeyControl) {
  if ('choose' in control) return I.choose(control.choose, control.option);
  if ('pick' in control) return I.pick(control.pick);
  return 'open' in control ? I.open(control.open) : I.visit(control.visit);
}

export function resourceModel({ id, req, starts, otherKey, goesStale, sees: { loading, loaded } }: ResourceFacts): AnyModel {
  const port = `${id}.load`;
  return {
    req,
    starts: holding(port, starts),
    events: {
      'key.set': (I) => (otherKey ? giveKey(I, otherKey) : Promise.reject(new Error(`${id} has one key.`))),
      refresh: (I) => I.press('Try again'),
    },
    ports: { load: answering(port) },
    children: {},
    states: { loading: see(loading), loaded: see(loaded), failed: seeOrExpired('Try again') },
    outOfReach: {
      ...(otherKey ? {} : { [`${id} | key.set | 0`]: 'There is one key, so no other can be given.' }),
      ...(goesStale
        ? {
            [`${id}.loaded | xstate.after.staleness.${id}.loaded | 0`]: 'No path waits for the value to become stale.',
          }
        : {}),
    },
  };
}
