import { type Cases, everyFault } from '../../kit/flow/cases';
import { emptyValues } from '../newPaymentLink/newPaymentLink.machine';
import { stallCode } from '../qrCodes/qrCodes.flow';
import type { qrWizardMachine } from './qrWizard.machine';
import { chosenLink } from './qrWizard.rules';
import type { QrLink } from './qrWizard.types';

const stallLink: QrLink = { name: stallCode.name, url: stallCode.url, isActive: true };

export const qrWizardCases = {
  inputs: {
    newcomer: { currency: 'NGN', mayCreate: true, draft: null, attempt: null },
    viewer: { currency: 'NGN', mayCreate: false, draft: null, attempt: null },
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
      cancelled: { result: 'cancelled' },
      sessionExpired: { result: 'sessionExpired' },
    },
  },
  machineOnly: {
    events: {
      'xstate.snapshot.newLink': {
        typing: {
          snapshot: {
            status: 'active',
            context: { values: emptyValues('NGN'), initialValues: emptyValues('NGN'), attempt: null },
          },
        },
      },
    },
  },
  // A new business has no link until it creates one here, and nobody has a catalog. The form's own flow covers its expired session.
  possible: ({ context }, { kind, subject, name }) => {
    if (kind === 'ends') return name !== 'sessionExpired';
    const hasSome = context.kind === 'Payment Link' && (context.isNew || !context.mayCreate);
    if (subject === 'load' && kind === 'answers') return name === (hasSome ? 'some' : 'none');
    if (subject === 'kind.chosen') return (name === 'payment' ? 'Payment Link' : 'Catalog Link') !== context.kind;
    return subject !== 'link.chosen' || chosenLink(context) === null;
  },
  // A choice made for the other kind comes back with it.
  remember: ({ kind, mayCreate, isNew, chosen, before, links }) => [
    kind,
    mayCreate,
    isNew,
    chosen,
    before?.length,
    chosenLink({ kind, chosen, links }) !== null,
  ],
} satisfies Cases<typeof qrWizardMachine>;
