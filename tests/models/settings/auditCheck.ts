import type { auditCheckFlow } from '../../../machines/settings/auditCheck/auditCheck.flow';
import type { auditCheckMachine } from '../../../machines/settings/auditCheck/auditCheck.machine';
import type { Start } from '../../drivers/driver';
import { seeExpired } from '../kit/sights';
import { answering, type Model, type StateOf } from '../model';

const UNTOUCHED = 'Nobody changes the trail of the sandbox: the test of the machine does.';
const SHORT = 'The trail of a test is read in one part, and never empty.';
const LOCAL = 'It needs no call that could fail.';

const start: Start = {
  path: '/dashboard/settings/audit-trails?open=verify',
  as: 'amaka.obi@bluecrest.test',
  before: ['auditTrails.load'],
  holds: ['auditCheck.readEntries', 'auditCheck.recompute', 'auditCheck.saveAnchor'],
};

/** The check of the audit trail, in a user's words. */
export const auditCheckModel = {
  req: ['AUD-01'],
  starts: { withoutAnchor: start, changed: start },
  events: {
    // In a browser the short trail may be recomputed before the test can cancel.
    'check.cancelled': (I) => I.press(/^(Cancel|Close)$/),
    'check.closed': (I) => I.press('Close'),
    'read.retried': (I) => I.press('Try again'),
    'anchor.saved': (I) => I.press('Save as anchor'),
    'anchor.pasted': async (I, { text }: { text: string }) => {
      await I.fill('Fingerprint you kept elsewhere', text);
      await I.press('Check against it');
    },
  },
  ports: {
    readEntries: answering('auditCheck.readEntries'),
    recompute: answering('auditCheck.recompute'),
    saveAnchor: answering('auditCheck.saveAnchor'),
  },
  children: {},
  states: {
    reading: (I) => I.seeHeading('Verifying the audit trail'),
    computing: (I) => I.seeHeading(/^(Verifying the audit trail|Audit trail verified|Fingerprint not found)$/),
    'intact.unsaved': (I) => I.seeHeading('Audit trail verified'),
    // It is stored in the browser, so this state may be over before a test looks.
    'intact.saving': (I) => I.see(/^(Save as anchor|Done)$/),
    'intact.saved': (I) => I.see('Done'),
    unmatched: (I) => I.seeHeading('Fingerprint not found'),
    broken: (I) => I.seeHeading('Audit trail doesn’t verify'),
    replaced: (I) => I.see('The audit trail was replaced while we read it. Nothing was verified. Check it again.'),
    unread: (I) => I.see(/Nothing was verified\./),
    cancelled: (I) => I.seeNoDialog(),
    closed: (I) => I.seeNoDialog(),
    sessionExpired: seeExpired,
  },
  outOfReach: {
    'auditCheck.reading | xstate.done.actor.readEntries | 0': UNTOUCHED,
    'auditCheck.reading | xstate.done.actor.readEntries | 1': UNTOUCHED,
    'auditCheck.reading | xstate.done.actor.readEntries | 2': SHORT,
    'auditCheck.reading | xstate.done.actor.readEntries | 3': SHORT,
    'auditCheck.computing | xstate.done.actor.recompute | 0': UNTOUCHED,
    'auditCheck.computing | xstate.done.actor.recompute | 3': SHORT,
    'auditCheck.computing | xstate.error.actor.recompute | 0': LOCAL,
    'auditCheck.computing | xstate.error.actor.recompute | 1': LOCAL,
    'auditCheck.intact.saving | xstate.error.actor.saveAnchor | 0': LOCAL,
    'auditCheck.intact.saving | xstate.error.actor.saveAnchor | 1': LOCAL,
    'auditCheck.broken | check.closed | 0': UNTOUCHED,
    'auditCheck.replaced | check.closed | 0': UNTOUCHED,
    'auditCheck.replaced | read.retried | 0': UNTOUCHED,
  },
} satisfies Model<(typeof auditCheckFlow)['cases'], StateOf<typeof auditCheckMachine>>;
