import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { faultProperties } from '../../kit/form/saving.properties';
import type { complianceCases } from './compliance.cases';
import type { complianceMachine } from './compliance.machine';
import { mayOpen, TABS } from './compliance.rules';

type Step = PropertyStep<typeof complianceMachine>;

const opensTooEarly = ({ isIn, context }: Step) =>
  TABS.some(({ value }) => isIn(`editing.${value}`) && !mayOpen(value, context.reached));

const losesWhatWasTyped = ({ happened, before, context }: Step) =>
  happened?.subject === 'tab.chosen' && context.typed !== before.typed;

const forgetsHowFarItCame = ({ before, context }: Step) => !mayOpen(before.reached, context.reached);

const endsElsewhere = ({ isIn, emitted }: Step) =>
  (isIn('completed') || isIn('cancelled')) && emitted.find(({ type }) => type === 'navigate')?.to !== '/dashboard/';

export const complianceProperties = [
  ...faultProperties('ONB-15'),
  {
    kind: 'never',
    says: 'Onboarding is shown as completed only after the provider confirms it',
    req: ['ONB-15'],
    enter: 'completed',
    unless: [{ port: 'complete', answers: 'completed' }],
  },
  {
    kind: 'alwaysExits',
    says: 'Saving Profile opens Bank Details',
    req: ['ONB-15'],
    from: 'editing.profile',
    on: { child: 'profile', ends: 'saved' },
    to: ['editing.bank'],
  },
  {
    kind: 'alwaysExits',
    says: 'Saving Bank Details opens Director’s Information',
    req: ['ONB-15'],
    from: 'editing.bank',
    on: { child: 'bank', ends: 'saved' },
    to: ['editing.director'],
  },
  {
    kind: 'alwaysExits',
    says: 'Saving Director’s Information opens KYC Details',
    req: ['ONB-15'],
    from: 'editing.director',
    on: { child: 'director', ends: 'saved' },
    to: ['editing.documents'],
  },
  {
    kind: 'alwaysExits',
    says: 'Saving the last tab submits the completed information to the provider',
    req: ['ONB-15'],
    from: 'editing.documents',
    on: { child: 'documents', ends: 'saved' },
    to: ['completing'],
  },
  {
    kind: 'alwaysExits',
    says: 'If completion fails, the merchant can complete it later',
    req: ['ONB-15'],
    from: 'completing',
    to: ['completed', 'editing.completionFailed', 'sessionExpired'],
  },
  { kind: 'never', says: 'A tab opens only after all tabs before it were saved', req: ['ONB-15'], when: opensTooEarly },
  { kind: 'never', says: 'Switching tabs never discards unsaved input', req: ['ONB-15'], when: losesWhatWasTyped },
  { kind: 'never', says: 'A tab that has been unlocked stays unlocked', req: ['ONB-15'], when: forgetsHowFarItCame },
  { kind: 'never', says: 'However the flow ends, the merchant is taken to the dashboard', req: ['ONB-15'], when: endsElsewhere },
] satisfies Properties<typeof complianceMachine, typeof complianceCases>;
