import type { Moment, Properties } from '../../kit/properties';
import type { qrWizardCases } from './qrWizard.cases';
import type { qrWizardMachine } from './qrWizard.machine';
import { chosenLink } from './qrWizard.rules';

type Step = Moment<typeof qrWizardMachine>;

const asksForLinksOfNoKind = ({ context, isIn }: Step) => isIn('choosingLink') && context.kind === null;

const showsNoLink = ({ context, isIn }: Step) => isIn('showing') && chosenLink(context) === null;

const losesAChoice = ({ happened, before, context }: Step) =>
  happened?.subject === 'back.asked' && (context.kind !== before.kind || context.chosen !== before.chosen);

const makesWhatItMayNot = ({ context, isIn }: Step) =>
  isIn('creating') && (!context.mayCreate || context.kind !== 'Payment Link' || context.key === '');

const failsWithoutAWord = ({ happened, context, isIn }: Step) =>
  happened?.kind === 'fails' && context.problem === null && !isIn('sessionExpired');

const showsLinksOfBefore = ({ context, isIn }: Step) => isIn('choosingLink.loading') && context.links.length > 0;

export const qrWizardProperties = [
  {
    kind: 'mustPass',
    says: 'No step to a link without a choice of what the code leads to',
    req: ['QRC-02'],
    to: { state: 'choosingLink' },
    through: [{ guard: 'hasKind' }],
  },
  {
    kind: 'mustPass',
    says: 'No code without a link',
    req: ['QRC-02'],
    to: { state: 'showing' },
    through: [{ guard: 'hasLink' }],
  },
  {
    kind: 'never',
    says: 'Only a press of Next leads to the code',
    req: ['QRC-02'],
    enter: 'showing',
    unless: [{ event: 'link.confirmed' }],
  },
  { kind: 'never', says: 'Links are never asked for without a kind', req: ['QRC-02'], when: asksForLinksOfNoKind },
  { kind: 'never', says: 'No code is shown of a link that is not there', req: ['QRC-02'], when: showsNoLink },
  { kind: 'never', says: 'Links of another kind never stand to be chosen', req: ['QRC-02'], when: showsLinksOfBefore },
  { kind: 'never', says: 'Going back loses nothing of what was chosen', req: ['QRC-02'], when: losesAChoice },
  {
    kind: 'never',
    says: 'That there are no links is said only when the provider said so',
    req: ['QRC-02'],
    enter: 'choosingLink.missing',
    unless: [{ port: 'load', answers: 'none' }],
  },
  {
    kind: 'never',
    says: 'A link is made only where links are payment links and the role may, and with a key',
    req: ['QRC-02', 'PLK-02'],
    when: makesWhatItMayNot,
  },
  {
    kind: 'alwaysExits',
    says: 'From a new link it comes back to the links, made or not',
    req: ['QRC-02'],
    from: 'creating',
    to: ['choosingLink', 'sessionExpired'],
  },
  { kind: 'never', says: 'A failure is never without a word', req: ['QRC-02'], when: failsWithoutAWord },
] satisfies Properties<typeof qrWizardMachine, typeof qrWizardCases>;
