import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { faultProperties } from '../../kit/form/saving.properties';
import type { qrWizardCases } from './qrWizard.cases';
import type { qrWizardMachine } from './qrWizard.machine';
import { chosenLink } from './qrWizard.rules';

type Step = PropertyStep<typeof qrWizardMachine>;

const asksForLinksOfNoKind = ({ context, isIn }: Step) => isIn('choosingLink') && context.kind === null;

const showsNoLink = ({ context, isIn }: Step) => isIn('showing') && chosenLink(context) === null;

const losesAChoice = ({ happened, before, context }: Step) =>
  happened?.subject === 'back.pressed' && (context.kind !== before.kind || context.chosen !== before.chosen);

const makesWhatItMayNot = ({ context, isIn }: Step) =>
  isIn('creating') && (!context.mayCreate || context.kind !== 'Payment Link');

const showsLinksOfBefore = ({ context, isIn }: Step) => isIn('choosingLink.loading') && context.links.length > 0;

export const qrWizardProperties = [
  ...faultProperties('QRC-02'),
  {
    kind: 'mustPass',
    says: 'The link step opens only after the merchant has chosen what the code leads to',
    req: ['QRC-02'],
    to: { state: 'choosingLink' },
    through: [{ guard: 'hasKind' }],
    holdsUntil: [{ state: 'choosingKind' }],
  },
  {
    kind: 'mustPass',
    says: 'No QR code is shown without a link',
    req: ['QRC-02'],
    to: { state: 'showing' },
    through: [{ guard: 'hasLink' }],
  },
  {
    kind: 'never',
    says: 'The QR code opens only when the merchant presses Next',
    req: ['QRC-02'],
    enter: 'showing',
    unless: [{ event: 'link.confirmed' }],
  },
  { kind: 'never', says: 'Links are never requested before their kind is chosen', req: ['QRC-02'], when: asksForLinksOfNoKind },
  { kind: 'never', says: 'A QR code is shown only for a link on the list', req: ['QRC-02'], when: showsNoLink },
  { kind: 'never', says: 'Links of another kind are never offered', req: ['QRC-02'], when: showsLinksOfBefore },
  { kind: 'never', says: 'Going back keeps every choice', req: ['QRC-02'], when: losesAChoice },
  {
    kind: 'never',
    says: 'An empty list is reported only after the provider returned no links',
    req: ['QRC-02'],
    enter: 'choosingLink.missing',
    unless: [{ port: 'load', answers: 'none' }],
  },
  {
    kind: 'never',
    says: 'A link can be created only for payment links, by a role that may',
    req: ['QRC-02', 'PLK-02'],
    when: makesWhatItMayNot,
  },
  {
    kind: 'alwaysExits',
    says: 'After creating a link, the merchant returns to the list of links',
    req: ['QRC-02'],
    from: 'creating',
    on: { child: 'newLink', ends: 'saved' },
    to: ['choosingLink'],
  },
  {
    kind: 'alwaysExits',
    says: 'After cancelling a new link, the merchant returns to the list of links',
    req: ['QRC-02'],
    from: 'creating',
    on: { child: 'newLink', ends: 'cancelled' },
    to: ['choosingLink'],
  },
] satisfies Properties<typeof qrWizardMachine, typeof qrWizardCases>;
