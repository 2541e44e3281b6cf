import { type Cases, everyFault } from '../../kit/cases';
import { stallCode } from '../qrCodes/qrCodes.flow';
import type { qrWizardMachine } from './qrWizard.machine';
import { chosenLink } from './qrWizard.rules';
import type { QrLink } from './qrWizard.types';

const stallLink: QrLink = { name: stallCode.name, url: stallCode.url, isActive: true };

export const qrWizardCases = {
  inputs: {
    newcomer: { currency: 'NGN', mayCreate: true, draft: null },
    viewer: { currency: 'NGN', mayCreate: false, draft: null },
  },
  events: {
    'kind.chosen': { payment: { kind: 'Payment Link' }, catalog: { kind: 'Catalog Link' } },
    'kind.confirmed': { now: {} },
    'link.chosen': { stall: { url: stallLink.url } },
    'link.confirmed': { now: {} },
    'back.pressed': { now: {} },
    'links.retry': { now: {} },
    'link.requested': { now: {} },
    dismissed: { now: {} },
  },
  ports: { load: { answers: { some: { links: [stallLink] }, none: { links: [] } }, fails: everyFault } },
  children: {
    newLink: {
      saved: { result: 'saved', answer: { message: 'Payment link created successfully' } },
      left: { result: 'left' },
      sessionExpired: { result: 'sessionExpired' },
    },
  },
  // A newcomer's only link is made on the way, and nobody has a catalog. A form's expiry is walked where it stands alone.
  possible: ({ context }, { kind, subject, name }) => {
    if (kind === 'ends') return name !== 'sessionExpired';
    const hasSome = context.kind === 'Payment Link' && (context.isNew || !context.mayCreate);
    if (subject === 'load' && kind === 'answers') return name === (hasSome ? 'some' : 'none');
    if (subject === 'kind.chosen') return (name === 'payment' ? 'Payment Link' : 'Catalog Link') !== context.kind;
    return subject !== 'link.chosen' || chosenLink(context) === null;
  },
  remember: ({ kind, mayCreate, isNew, ...context }) => [kind, mayCreate, isNew, chosenLink({ kind, ...context }) !== null],
} satisfies Cases<typeof qrWizardMachine>;
