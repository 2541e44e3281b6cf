import type { Properties, PropertyStep } from '../../kit/flow/properties';
import type { switchingCases } from './switching.cases';
import type { switchingMachine } from './switching.machine';

type Step = PropertyStep<typeof switchingMachine>;

const goesOnOverUnsavedWork = ({ happened, isIn }: Step) =>
  happened?.subject === 'findUnsaved' && happened.name !== 'none' && !isIn('confirming');

const staysOpenUnknown = ({ happened, isIn }: Step) =>
  happened?.kind === 'fails' &&
  happened.subject === 'switchTo' &&
  !['refused', 'sessionExpired'].includes(happened.name) &&
  !isIn('outcomeUnknown');

const refusesInSilence = ({ happened, isIn, emitted }: Step) =>
  happened?.subject === 'switchTo' &&
  happened.name === 'refused' &&
  isIn('settled') &&
  !emitted.some(({ type }) => type === 'notice');

const asksForNothing = ({ isIn, context }: Step) => (isIn('switching') || isIn('confirming')) && context.wanted === null;

export const switchingProperties = [
  {
    kind: 'mustPass',
    says: 'No switch starts before unsaved work has been checked',
    req: ['NAV-10', 'NAV-11'],
    to: { state: 'switching' },
    through: [{ state: 'checkingWork' }],
  },
  {
    kind: 'mustPass',
    says: 'The page reloads only after the switch was requested',
    req: ['NAV-10', 'NAV-11'],
    to: { state: 'leaving' },
    through: [{ calls: 'switchTo' }],
    holdsUntil: [{ event: 'business.chosen' }],
  },
  {
    kind: 'never',
    says: 'Unsaved work is never discarded without a confirmation',
    req: ['NAV-10', 'NAV-11'],
    when: goesOnOverUnsavedWork,
  },
  {
    kind: 'never',
    says: 'The dashboard never stays open when the outcome of a switch is unknown',
    req: ['NAV-10', 'NAV-11'],
    when: staysOpenUnknown,
  },
  {
    kind: 'mustPass',
    says: 'The default business changes only when the merchant requests it',
    req: ['NAV-10'],
    to: { calls: 'makeDefault' },
    through: [{ event: 'default.requested' }],
  },
  {
    kind: 'alwaysExits',
    says: 'Whether or not the default is saved, the open business stays open',
    req: ['NAV-10'],
    from: 'makingDefault',
    to: ['settled', 'sessionExpired'],
  },
  { kind: 'never', says: 'A refusal always shows a message', req: ['NAV-10'], when: refusesInSilence },
  { kind: 'never', says: 'Nothing is switched unless the merchant chose it', req: ['NAV-10', 'NAV-11'], when: asksForNothing },
  {
    kind: 'alwaysExits',
    says: 'After a successful switch, the page reloads',
    req: ['NAV-10', 'NAV-11'],
    from: 'switching',
    on: { port: 'switchTo', answers: 'done' },
    to: ['leaving'],
  },
  {
    kind: 'alwaysExits',
    says: 'A refused switch changes nothing',
    req: ['NAV-10', 'NAV-11'],
    from: 'switching',
    on: { port: 'switchTo', fails: 'refused' },
    to: ['settled'],
  },
  {
    kind: 'alwaysExits',
    says: 'A switch can be cancelled',
    req: ['NAV-10', 'NAV-11'],
    from: 'confirming',
    on: { event: 'switch.dismissed' },
    to: ['settled'],
  },
  {
    kind: 'alwaysExits',
    says: 'A confirmed switch proceeds',
    req: ['NAV-10', 'NAV-11'],
    from: 'confirming',
    on: { event: 'switch.confirmed' },
    to: ['switching'],
  },
  {
    kind: 'alwaysExits',
    says: 'If the outcome is unknown, the page can be reloaded',
    req: ['NAV-10', 'NAV-11'],
    from: 'outcomeUnknown',
    on: { event: 'page.reload' },
    to: ['leaving'],
  },
] satisfies Properties<typeof switchingMachine, typeof switchingCases>;
