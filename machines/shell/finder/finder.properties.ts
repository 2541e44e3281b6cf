import type { Moment, Properties } from '../../kit/properties';
import type { finderCases } from './finder.cases';
import { KINDS } from './finder.kinds';
import type { finderMachine } from './finder.machine';
import { isSearchable, kindsToAsk } from './finder.rules';

type Step = Moment<typeof finderMachine>;

const keepsWhatWasFoundBefore = ({ happened, context }: Step) =>
  happened?.kind === 'event' && happened.subject === 'keyword.changed' && context.found !== null;

const looksForTooLittle = ({ isIn, context }: Step) => isIn('searching') && !isSearchable(context.keyword);

const gathersTwice = ({ context: { gathered } }: Step) => new Set(gathered).size !== gathered.length;

const looksForWhatIsNotTheirs = ({ isIn, context }: Step) =>
  isIn('searching') && kindsToAsk(context).some((kind) => !context.permissions.includes(KINDS[kind].permission));

const failsWithoutAWord = ({ isIn, context }: Step) => isIn('failed') && context.problem === null;

export const finderProperties = [
  {
    kind: 'never',
    says: 'Results for one search are never shown for another',
    req: ['NAV-14'],
    when: keepsWhatWasFoundBefore,
  },
  { kind: 'never', says: 'No search runs on a term that is too short', req: ['NAV-14'], when: looksForTooLittle },
  { kind: 'never', says: 'A data set that loaded completely is not requested again', req: ['NAV-14'], when: gathersTwice },
  {
    kind: 'never',
    says: 'Data the role cannot view is never requested',
    req: ['NAV-14', 'GEN-10'],
    when: looksForWhatIsNotTheirs,
  },
  { kind: 'never', says: 'Every failed call shows an error message', req: ['NAV-14'], when: failsWithoutAWord },
  {
    kind: 'alwaysExits',
    says: 'A search always ends, and can be closed while it runs',
    req: ['NAV-14'],
    from: 'searching',
    to: ['found', 'failed', 'settling', 'idle', 'closed', 'left'],
  },
] satisfies Properties<typeof finderMachine, typeof finderCases>;
