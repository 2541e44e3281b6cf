import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { faultProperties } from '../../kit/form/saving.properties';
import type { finderCases } from './finder.cases';
import type { finderMachine } from './finder.machine';
import { isSearchable } from './finder.rules';

type Step = PropertyStep<typeof finderMachine>;

const keepsWhatWasFoundBefore = ({ happened, context }: Step) =>
  happened?.kind === 'event' && happened.subject === 'keyword.changed' && context.found !== null;

const looksForTooLittle = ({ isIn, context }: Step) => isIn('searching') && !isSearchable(context.keyword);

const gathersTwice = ({ context: { gathered } }: Step) => new Set(gathered).size !== gathered.length;

export const finderProperties = [
  ...faultProperties('NAV-14'),
  {
    kind: 'never',
    says: 'Results for one search are never shown for another',
    req: ['NAV-14'],
    when: keepsWhatWasFoundBefore,
  },
  { kind: 'never', says: 'No search runs on a term that is too short', req: ['NAV-14'], when: looksForTooLittle },
  { kind: 'never', says: 'A data set that loaded completely is not requested again', req: ['NAV-14'], when: gathersTwice },
  {
    kind: 'alwaysExits',
    says: 'A search always ends, and can be closed while it runs',
    req: ['NAV-14'],
    from: 'searching',
    to: ['found', 'failed', 'debouncing', 'tooShort', 'closed', 'sessionExpired'],
  },
] satisfies Properties<typeof finderMachine, typeof finderCases>;
