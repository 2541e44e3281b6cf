import type { Moment, Properties } from '../../kit/properties';
import type { complianceCases } from './compliance.cases';
import type { complianceMachine } from './compliance.machine';
import { mayOpen, TABS } from './compliance.rules';

type Step = Moment<typeof complianceMachine>;

const opensTooEarly = ({ isIn, context }: Step) =>
  TABS.some(({ value }) => isIn(`filling.${value}`) && !mayOpen(value, context.reached));

const losesWhatWasTyped = ({ happened, before, context }: Step) =>
  happened?.subject === 'tab.chosen' && context.typed !== before.typed;

const forgetsHowFarItCame = ({ before, context }: Step) => !mayOpen(before.reached, context.reached);

const endsElsewhere = ({ isIn, emitted }: Step) =>
  (isIn('completed') || isIn('left')) && emitted.find(({ type }) => type === 'navigate')?.to !== '/dashboard/';

const failsWithoutAWord = ({ happened, isIn, context }: Step) =>
  happened?.kind === 'fails' && !isIn('sessionExpired') && context.problem === null;

export const complianceProperties = [
  {
    kind: 'never',
    says: 'It counts as completed only when the provider said so',
    req: ['ONB-15'],
    enter: 'completed',
    unless: [{ port: 'complete', answers: 'completed' }],
  },
  {
    kind: 'alwaysExits',
    says: 'A saved Profile leads to Bank Details',
    req: ['ONB-15'],
    from: 'filling.profile',
    on: { child: 'profile', ends: 'saved' },
    to: ['filling.bank'],
  },
  {
    kind: 'alwaysExits',
    says: 'Saved Bank Details lead to Director’s Information',
    req: ['ONB-15'],
    from: 'filling.bank',
    on: { child: 'bank', ends: 'saved' },
    to: ['filling.director'],
  },
  {
    kind: 'alwaysExits',
    says: 'Saved Director’s Information leads to KYC Details',
    req: ['ONB-15'],
    from: 'filling.director',
    on: { child: 'director', ends: 'saved' },
    to: ['filling.documents'],
  },
  {
    kind: 'alwaysExits',
    says: 'After the last tab the provider is told that this is all',
    req: ['ONB-15'],
    from: 'filling.documents',
    on: { child: 'documents', ends: 'saved' },
    to: ['completing'],
  },
  {
    kind: 'alwaysExits',
    says: 'What could not be completed can be completed later',
    req: ['ONB-15'],
    from: 'completing',
    to: ['completed', 'filling.unfinished', 'sessionExpired'],
  },
  { kind: 'never', says: 'No tab is open before those before it were saved', req: ['ONB-15'], when: opensTooEarly },
  { kind: 'never', says: 'Going to another tab loses nothing', req: ['ONB-15'], when: losesWhatWasTyped },
  { kind: 'never', says: 'A tab that could be opened can always be opened again', req: ['ONB-15'], when: forgetsHowFarItCame },
  { kind: 'never', says: 'Whichever way it ends, the dashboard is next', req: ['ONB-15'], when: endsElsewhere },
  { kind: 'never', says: 'A failure is never without a word', req: ['ONB-15'], when: failsWithoutAWord },
] satisfies Properties<typeof complianceMachine, typeof complianceCases>;
