import type { webhookCases } from '../../../machines/settings/webhook/webhook.cases';
import type { webhookMachine } from '../../../machines/settings/webhook/webhook.machine';
import type { Driver, Start } from '../../drivers/driver';
import { seeExpired } from '../kit/sights';
import { type Ahead, answering, type Do, type Model, type StateOf } from '../model';

const start = (dialog: string): Start => ({
  path: `/dashboard/settings/api-webhooks?webhook=${dialog}`,
  as: 'amaka.obi@bluecrest.test',
  before: ['currentWebhook.load'],
  holds: ['webhook.save', 'webhook.compare', 'webhook.test'],
});

const seeTheReview = (I: Driver) => I.see('After you save');

/** Whether the next comparison finds the new address: then the provider did save it, and its response was lost. */
const isTaken = (ahead: Ahead) => ahead('compare', ({ kind }) => kind === 'answers')?.name === 'taken';

const ANSWERED = ['refused', 'sessionExpired'];

const saving: Do = (I, payload, ahead, step) =>
  step.kind === 'fails' && !ANSWERED.includes(step.name) && isTaken(ahead)
    ? I.answer('webhook.save', { fails: 'lost' })
    : answering('webhook.save')(I, payload, ahead, step);

/** Setting and testing the webhook URL, in a user's words. */
export const webhookModel = {
  req: ['KEY-01'],
  starts: { edit: start('edit'), test: start('test') },
  events: {
    'address.changed': (I, { address }: { address: string }) => I.fill('Webhook URL', address),
    'address.submitted': (I) => I.press('Review change'),
    'review.left': (I) => I.press('Back'),
    'address.confirmed': (I) => I.press('Save webhook URL'),
    'compare.retried': (I) => I.press('Check again'),
    'test.retried': (I) => I.press('Test again'),
    dismissed: (I) => I.press('Close'),
    'leave.confirmed': (I) => I.press('Leave'),
    'leave.dismissed': (I) => I.press('Keep editing'),
  },
  ports: {
    save: saving,
    compare: answering('webhook.compare'),
    test: answering('webhook.test'),
  },
  children: {},
  states: {
    editing: (I) => I.seeHeading('Edit webhook URL'),
    reviewing: seeTheReview,
    saving: seeTheReview,
    comparing: (I) => I.see('Checking which webhook URL is saved…'),
    uncertain: (I) => I.see('Check again'),
    testing: (I) => I.see('Sending a test event…'),
    arrived: (I) => I.see('The test event arrived.'),
    failed: (I) => I.see('The test event didn’t arrive.'),
    untested: (I) => I.see('Test again'),
    saved: (I) => I.seeNoDialog(),
    tested: (I) => I.seeNoDialog(),
    leaving: (I) => I.see('What you entered will be lost.'),
    leavingReview: (I) => I.see('What you entered will be lost.'),
    closed: (I) => I.seeNoDialog(),
    sessionExpired: seeExpired,
  },
  outOfReach: {},
} satisfies Model<typeof webhookCases, StateOf<typeof webhookMachine>, 'starting'>;
