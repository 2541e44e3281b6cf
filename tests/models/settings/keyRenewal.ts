import type { keyRenewalCases } from '../../../machines/settings/keyRenewal/keyRenewal.cases';
import type { keyRenewalMachine } from '../../../machines/settings/keyRenewal/keyRenewal.machine';
import type { Driver, Start } from '../../drivers/driver';
import { seeExpired } from '../kit/sights';
import { answering, type Model, type StateOf } from '../model';
import { lostWhen, sending } from '../orders';

const start: Start = {
  path: '/dashboard/settings/api-webhooks?new=keys',
  as: 'amaka.obi@bluecrest.test',
  before: ['apiKeys.load'],
  holds: ['keyRenewal.renew', 'keyRenewal.compare'],
  timed: true,
};

/** Slightly longer than new keys are shown, in milliseconds. */
const SHOWN_MS = 60_500;

const QUESTION = 'New keys will be generated and the old one will become inactive. Continue ?';
const SHEET = 'Copy your new keys now';

const seeTheQuestion = (I: Driver) => I.see(QUESTION);

/** Generating API keys, in a user's words. */
export const keyRenewalModel = {
  req: ['KEY-02'],
  starts: { used: start },
  events: {
    'password.changed': async (I, { password }: { password: string }) => {
      await seeTheQuestion(I);
      await I.fill('Password', password);
    },
    'renewal.confirmed': async (I) => {
      await seeTheQuestion(I);
      await I.press('Generate New Keys');
    },
    'renewal.dismissed': async (I) => {
      await seeTheQuestion(I);
      await I.press('Cancel');
    },
    'compare.retried': (I) => I.press('Try again'),
    'sheet.closed': (I) => I.press('Close'),
  },
  ports: {
    renew: sending(
      'keyRenewal.renew',
      lostWhen('compare', (answer) => answer === 'other'),
    ),
    compare: answering('keyRenewal.compare'),
  },
  children: {},
  delays: { showing: (I) => I.waits(SHOWN_MS) },
  states: {
    asking: seeTheQuestion,
    renewing: (I) => I.seeBusy('Generate New Keys'),
    revealed: (I) => I.seeHeading(SHEET),
    hidden: (I) => I.seeHeading('Your new keys'),
    comparing: (I) => I.see('We didn’t get a response. We compare your keys.'),
    changed: (I) => I.seeHeading('Your keys changed'),
    uncompared: (I) => I.see(/^We couldn’t compare your keys\./),
    done: (I) => I.seeNoDialog(),
    dismissed: (I) => I.seeNoDialog(),
    left: (I) => I.seeNoDialog(),
    sessionExpired: seeExpired,
  },
  outOfReach: {
    'keyRenewal.renewing | xstate.done.actor.renew | 1':
      'The sandbox always answers the new keys. The test of the machine meets a provider that answers a message alone.',
    'keyRenewal.renewing | xstate.error.actor.renew | 1':
      'Every path on screen types the right password. The machine’s paths and the browser story meet a wrong one.',
  },
} satisfies Model<typeof keyRenewalCases, StateOf<typeof keyRenewalMachine>>;
