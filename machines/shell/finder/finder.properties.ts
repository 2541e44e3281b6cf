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
    says: 'What was found for one keyword never stands under another',
    req: ['NAV-14'],
    when: keepsWhatWasFoundBefore,
  },
  { kind: 'never', says: 'Nothing is looked for that is too short', req: ['NAV-14'], when: looksForTooLittle },
  { kind: 'never', says: 'What came whole is not asked for again', req: ['NAV-14'], when: gathersTwice },
  { kind: 'never', says: 'What the role may not see is not asked for', req: ['NAV-14', 'GEN-10'], when: looksForWhatIsNotTheirs },
  { kind: 'never', says: 'A failure is never without a word', req: ['NAV-14'], when: failsWithoutAWord },
  {
    kind: 'alwaysExits',
    says: 'Looking comes to an end, and can be left while it goes on',
    req: ['NAV-14'],
    from: 'searching',
    to: ['found', 'failed', 'settling', 'idle', 'closed', 'left'],
  },
] satisfies Properties<typeof finderMachine, typeof finderCases>;
