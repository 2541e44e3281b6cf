import type { Moment, Properties } from '../../kit/properties';
import type { switchingCases } from './switching.cases';
import type { switchingMachine } from './switching.machine';

type Step = Moment<typeof switchingMachine>;

const goesOnOverUnsavedWork = ({ happened, isIn }: Step) =>
  happened?.subject === 'findUnsaved' && happened.name !== 'none' && !isIn('asking');

const staysOpenUnknown = ({ happened, isIn }: Step) =>
  happened?.kind === 'fails' &&
  happened.subject === 'switchTo' &&
  !['refused', 'sessionExpired'].includes(happened.name) &&
  !isIn('unknown');

const refusesInSilence = ({ happened, isIn, emitted }: Step) =>
  happened?.subject === 'switchTo' &&
  happened.name === 'refused' &&
  isIn('settled') &&
  !emitted.some(({ type }) => type === 'notice');

const asksForNothing = ({ isIn, context }: Step) => (isIn('switching') || isIn('asking')) && context.wanted === null;

export const switchingProperties = [
  {
    kind: 'mustPass',
    says: 'Nothing is switched before unsaved work was looked for',
    req: ['NAV-10', 'NAV-11'],
    to: { state: 'switching' },
    through: [{ state: 'checking' }],
  },
  {
    kind: 'mustPass',
    says: 'The page is loaded anew only after the provider was asked to switch',
    req: ['NAV-10', 'NAV-11'],
    to: { state: 'leaving' },
    through: [{ calls: 'switchTo' }],
  },
  {
    kind: 'never',
    says: 'Unsaved work never goes without a question',
    req: ['NAV-10', 'NAV-11'],
    when: goesOnOverUnsavedWork,
  },
  {
    kind: 'never',
    says: 'The desk is never left open when the provider may have switched and nobody knows',
    req: ['NAV-10', 'NAV-11'],
    when: staysOpenUnknown,
  },
  {
    kind: 'mustPass',
    says: 'Which business a sign-in opens changes only when the merchant asks for it',
    req: ['NAV-10'],
    to: { calls: 'makeDefault' },
    through: [{ event: 'default.asked' }],
  },
  {
    kind: 'alwaysExits',
    says: 'Whether it was saved or not, the open business stays open',
    req: ['NAV-10'],
    from: 'makingDefault',
    to: ['settled', 'ended'],
  },
  { kind: 'never', says: 'A refusal is never without its words', req: ['NAV-10'], when: refusesInSilence },
  { kind: 'never', says: 'Nothing is switched that nobody chose', req: ['NAV-10', 'NAV-11'], when: asksForNothing },
  {
    kind: 'alwaysExits',
    says: 'Once the provider has switched, the page is loaded anew',
    req: ['NAV-10', 'NAV-11'],
    from: 'switching',
    on: { port: 'switchTo', answers: 'done' },
    to: ['leaving'],
  },
  {
    kind: 'alwaysExits',
    says: 'A refusal leaves everything as it was',
    req: ['NAV-10', 'NAV-11'],
    from: 'switching',
    on: { port: 'switchTo', fails: 'refused' },
    to: ['settled'],
  },
  {
    kind: 'alwaysExits',
    says: 'A switch can be thought better of',
    req: ['NAV-10', 'NAV-11'],
    from: 'asking',
    on: { event: 'switch.dismissed' },
    to: ['settled'],
  },
  {
    kind: 'alwaysExits',
    says: 'A switch goes ahead once it is confirmed',
    req: ['NAV-10', 'NAV-11'],
    from: 'asking',
    on: { event: 'switch.confirmed' },
    to: ['switching'],
  },
  {
    kind: 'alwaysExits',
    says: 'Where nobody knows, the page can be loaded anew',
    req: ['NAV-10', 'NAV-11'],
    from: 'unknown',
    on: { event: 'page.askedAnew' },
    to: ['leaving'],
  },
] satisfies Properties<typeof switchingMachine, typeof switchingCases>;
