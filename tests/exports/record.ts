/** Walks paths with the models and writes down what a merchant does and sees. No screen and no provider takes part. */
import { type Action, type Argument, CODE, type Ending, type Script, UNIQUE, type Verb } from '../../atlas/exports/script';
import type { Path } from '../../atlas/paths';
import type { FlowName } from '../../machines/flows';
import type { FaultKind } from '../../sandbox/http/faults';
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
};

function endingOf(how: Outcome): Ending | null {
  const fault = faultFor(how);
  if (fault === null) return null;
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
      const { calls, callsOneOf: isOne } = factsOf(port);
      const some = calls.filter((call) => held.has(call));
      const ending = endingOf(how);
      if (some.length === 0) return;
      await (ending === null ? add(isOne ? 'letOneThrough' : 'letThrough', some) : add(isOne ? 'failOne' : 'fail', some, ending));
    },
    otp: async () => CODE,
    passes: say('passes'),
    waits: (ms) => add('waits', Math.ceil(ms / 1_000)),
    verifyElsewhere: say('verifyElsewhere'),
    approveElsewhere: say('approveElsewhere'),
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

const SAVED = {
  saved: 'ADA OKAFOR, 0123456789 at Zenith Bank, is a saved beneficiary.',
  absent: 'ADA OKAFOR, 0123456789 at Zenith Bank, is no saved beneficiary.',
  renamed: 'One saved beneficiary has changed their name at the bank since they were saved.',
} as const;

const LETTERS = {
  passwordReset: 'An email with a code for a new password went to {address}.',
  verification: 'A person signed up, and an email with a link went to them. {token} is the last part of the link.',
  invitation: 'A new person received an invitation by email. {token} is the last part of its link.',
  invitationOfKnown: 'A person with an account received an invitation by email. {token} is the last part of its link.',
} as const;

/** What has to exist before a path can begin, beyond an account and its data. */
function givenFor(start: Start): readonly string[] {
  const facts: readonly (string | false | undefined | null)[] = [
    start.bookmark &&
      'This tab was reloaded in the middle of the same task, and the draft or open order of that time is still there.',
    start.awaitingPayout && 'A payout of 60,000.00 NGN awaits its one-time password. {payoutId} is its ID.',
    start.awaitingApproval && 'A payout awaits approval. {payoutId} is its ID.',
    start.registered && 'A company is registered with a second stakeholder. {stakeholderId} is their ID.',
    start.beneficiary && `${SAVED[start.beneficiary]} {beneficiaryId} is their ID.`,
    start.letter && LETTERS[start.letter],
    start.invited && 'The owner invited Chidi Okeke more than a minute ago.',
    start.defaultBusiness && 'Another business than the active one opens at the next sign-in.',
    start.hasInterface && 'The app is built for a provider with its own onboarding interface.',
    !start.letter && start.path.includes('{address}') && '{address} is an email address that has received nothing yet.',
  ];
  return facts.filter((fact) => typeof fact === 'string');
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
    isTimed: start.timed === true,
    given: givenFor(start),
    actions,
  };
}
