/** Walks paths with the models and writes down what a merchant does and sees. No screen and no provider takes part. */
import { type Action, type Argument, CODE, type Ending, type Script, UNIQUE, type Verb } from '../../atlas/exports/script';
import type { Path } from '../../atlas/paths';
import type { FlowName } from '../../machines/flows';
import { appliesTo, type FaultKind } from '../../sandbox/http/faults';
import { factsOf, heldCalls } from '../drivers/calls';
import type { Driver, Outcome, Start } from '../drivers/driver';
import { faultFor } from '../drivers/faults';
import { models } from '../models/all';
import { walk } from '../models/model';

const ENDINGS: Readonly<Partial<Record<FaultKind, Ending>>> = {
  network: 'no connection',
  lost: 'a lost response',
  broken: 'a server error',
  server: 'a refusal',
  expired: 'an expired session',
  garbled: 'an unreadable response',
  pending: 'a pending status',
  processing: 'a processing status',
  unknownCode: 'an unknown code',
  noBatch: 'a code without a batch',
  undecided: 'an undecided answer',
  incomplete: 'a missing part',
  declined: 'a refusal without a reason',
  unfinished: 'an unfinished file',
  testArrived: 'a test event that arrived',
  testRefused: 'a test event that was refused',
  itemLost: 'a lost item',
  itemDoubled: 'a doubled item',
  fullPage: 'a full page',
  lastItem: 'the last item',
  otherVersion: 'another version',
  unexplained: 'no lines',
};

function endingOf(how: Outcome, calls: readonly string[]): Ending | null {
  const fault = faultFor(how);
  // A chargeback that is pending has the name of a payout's status: the provider answers it by itself.
  if (fault === null || !calls.some((call) => appliesTo(fault, call))) return null;
  const ending = ENDINGS[fault];
  if (ending === undefined) throw new Error(`No export can bring about "${fault}".`);
  return ending;
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function recorderFor(held: ReadonlySet<string>) {
  const actions: Action[] = [];
  const add = async (verb: Verb, ...values: readonly Argument[]) => void actions.push({ verb, values });
  const say =
    (verb: Verb) =>
    (...values: readonly Argument[]) =>
      add(verb, ...values);
  const I: Driver = {
    fill: (label, text) => add('fill', label, text.replace(UUID, UNIQUE)),
    search: say('search'),
    enter: say('enter'),
    leave: say('leave'),
    choose: say('choose'),
    tick: say('tick'),
    pick: say('pick'),
    pickFrom: say('pickFrom'),
    press: say('press'),
    open: say('open'),
    attach: (label, file) => (file ? add('attachFile', label, file.name, file.text) : add('attach', label)),
    follow: say('follow'),
    back: say('back'),
    visit: say('visit'),
    see: say('see'),
    seeHeading: say('seeHeading'),
    // Where no call is held, a button is busy or disabled too briefly for a tester.
    seeBusy: async () => undefined,
    seeDisabled: async () => undefined,
    seeNone: say('seeNone'),
    seeNoDialog: say('seeNoDialog'),
    answer: async (port, how) => {
      const { calls, callsOneOf: isOne, callsInTurn } = factsOf(port);
      const some = calls.filter((call) => held.has(call));
      const ending = endingOf(how, some);
      if (some.length === 0) return;
      if (callsInTurn) {
        if (ending !== null && 'fails' in how) return add('fail', some.slice(0, 1), ending);
        return some.forEach((call) => {
          const own = endingOf(how, [call]);
          void (own === null ? add('letThrough', [call]) : add('fail', [call], own));
        });
      }
      await (ending === null ? add(isOne ? 'letOneThrough' : 'letThrough', some) : add(isOne ? 'failOne' : 'fail', some, ending));
    },
    otp: async () => CODE,
    passes: say('passes'),
    waits: (ms) => add('waits', Math.ceil(ms / 1_000)),
    verifyElsewhere: say('verifyElsewhere'),
    approveElsewhere: say('approveElsewhere'),
    answerElsewhere: say('answerElsewhere'),
    quietFor: (ms) => add('staysIdle', Math.ceil(ms / 1_000)),
    pressAfter: (ms, button) => add('pressAfter', Math.ceil(ms / 1_000), button),
    reconnects: say('reconnect'),
    rateEnds: say('outlastRate'),
    timeToAnswerEnds: say('outlastDeadline'),
    // Rates that are only to stay the same for a while change rarely enough by themselves.
    ratesMove: async ({ code }) => (code ? add('ratesMove') : undefined),
    endElsewhere: (because) => add('endElsewhere', because === 'loggedOut' ? 'log out there' : 'leave it idle until it ends'),
    holdElsewhere: (unsaved) => (unsaved.length > 0 ? add('holdElsewhere', unsaved) : add('closeOtherTabs')),
    onboard: (stage) => add('onboard', STAGES[stage]),
    leaveOpenOrder: say('leaveOpenOrder'),
  };
  return { I, actions };
}

const STAGES = {
  begun: 'the business information is saved',
  complete: 'every step is saved',
  submitted: 'the request to go live is sent',
  banked: 'the bank details are saved',
} as const;

const SAVED = { saved: 'haveBeneficiary', absent: 'haveNoBeneficiary', renamed: 'haveRenamedBeneficiary' } as const;

const DISPUTED = { open: 'haveChargeback', answered: 'haveAnsweredChargeback' } as const;

const LETTERS = {
  passwordReset: 'havePasswordReset',
  verification: 'haveVerification',
  invitation: 'haveInvitation',
  invitationOfKnown: 'haveInvitationWithAccount',
} as const;

/** What has to exist before a path can begin, beyond an account and its data. What is left in the tab may name the rest, so it comes last. */
function givenFor(start: Start): readonly Action[] {
  const given: (readonly [Verb, ...Argument[]])[] = [];
  if (start.hasInterface) given.push(['haveInterface']);
  if (start.defaultBusiness) given.push(['haveDefaultBusiness', start.defaultBusiness]);
  if (start.awaitingPayout) given.push(['havePayoutToVerify']);
  if (start.awaitingApproval) given.push(['havePayoutToApprove']);
  if (start.registered) given.push(['haveCompany']);
  if (start.beneficiary) given.push([SAVED[start.beneficiary]]);
  if (start.paid) given.push(['havePayment']);
  if (start.disputed) given.push([DISPUTED[start.disputed]]);
  if (start.invoiced) given.push(['haveInvoice']);
  if (start.longTrail) given.push(['haveLongTrail']);
  if (start.onPhone) given.push(['havePhone']);
  if (start.invited) given.push(['haveInvited']);
  if (start.letter) given.push([LETTERS[start.letter]]);
  const bookmark = JSON.stringify(start.bookmark?.bookmark ?? null);
  if (!start.letter && (start.path + bookmark).includes('{address}')) given.push(['haveNewAddress']);
  if (start.bookmark) given.push(['haveDraft', start.bookmark.flow, bookmark]);
  return given.map(([verb, ...values]) => ({ verb, values }));
}

/** Writes down one path of a flow. */
export async function record(flow: FlowName, path: Path): Promise<Script> {
  const model = models[flow];
  const start = model.starts[path.input];
  if (!start) throw new Error(`The model of ${flow} does not say how it starts with ${path.input}.`);
  const held = heldCalls(start.holds);
  const { I, actions } = recorderFor(held);
  if (start.opens) await I.press(start.opens);
  await walk(model, path.steps, I);
  return {
    id: path.id,
    req: model.req,
    as: start.as,
    path: start.path,
    holds: [...held],
    before: [...heldCalls(start.before ?? [])].filter((call) => held.has(call)),
    isTimed: start.timed === true,
    given: givenFor(start),
    actions,
  };
}
