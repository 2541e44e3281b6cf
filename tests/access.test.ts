/** Flows that grant access or create something once, each with one fault, and the property that has to notice it. */
import { describe, expect, it } from 'vitest';
import { assign } from 'xstate';
import { chartsOf } from '../atlas/charts';
import { MONEY } from '../atlas/format';
import type { AnyCases } from '../atlas/paths';
import { type Broken, broken } from '../atlas/proofs/broken';
import type { AnyProperty } from '../atlas/proofs/property';
import { proofsOfOne } from '../atlas/proofs/prove';
import { flows, parts } from '../machines/flows';
import { bankForm, directorForm, documentsForm, profileForm } from '../machines/onboarding/compliance/compliance.forms';

type Fault = Omit<Broken, 'flow'> & { readonly flow: keyof typeof flows };

const anotherSubject = assign({ problem: null, subject: 'another' });
const anotherRecord = assign(({ context }) => ({ problem: null, subject: { ...Object(context).subject, becomes: 'another' } }));
const anotherKey = ({ context }: { readonly context: unknown }) => {
  const { attempt } = Object(context);
  return { attempt: attempt && { ...attempt, idempotencyKey: 'another' } };
};
/** The way out of a form after a fault that is not an expired session. */
const FAULT = 'states/submitting/invoke/onError/1';

const faults: readonly Fault[] = [
  {
    flow: 'userRole',
    fault: 'a role that its own user may change',
    noticedBy: 'A user never changes their own role, so the last owner keeps theirs',
    guards: { isReady: () => true },
  },
  {
    flow: 'userRole',
    fault: 'a role that is sent without the check whose it is',
    noticedBy: 'No role is changed before it was checked whose it is',
    chart: { 'states/editing/on/form.submitted/1': { target: 'submitting' } },
  },
  {
    flow: 'userRole',
    fault: 'a role of another user',
    noticedBy: 'The role that changes is that of the user it was opened for',
    actions: { clearProblem: anotherSubject },
  },
  {
    flow: 'userStatus',
    fault: 'a status that its own user may change',
    noticedBy: 'A user never deactivates or activates themselves, so an owner always stays',
    guards: { isAllowed: () => true },
  },
  {
    flow: 'userStatus',
    fault: 'a status that is sent without the check whose it is',
    noticedBy: 'No status is changed before it was checked whose it is',
    chart: { 'states/confirming/on/action.confirmed': [{ guard: 'isAllowed', target: 'submitting' }, { target: 'submitting' }] },
  },
  {
    flow: 'userStatus',
    fault: 'another status than the confirmed one',
    noticedBy: 'The user that changes is the one the merchant confirmed',
    actions: { clearProblem: anotherRecord },
  },
  {
    flow: 'paymentOption',
    fault: 'another state than the confirmed one',
    noticedBy: 'The payment method that changes is the one the merchant confirmed',
    actions: { clearProblem: anotherRecord },
  },
  {
    flow: 'defaultAccount',
    fault: 'settlements that go elsewhere without the password',
    noticedBy: 'The change is never sent without the password',
    guards: { isAllowed: () => true },
  },
  {
    flow: 'defaultAccount',
    fault: 'another account than the one on screen',
    noticedBy: 'The account that changes is the one the merchant confirmed',
    actions: { clearProblem: anotherRecord },
  },
  {
    flow: 'settlementDestination',
    fault: 'a bank without an account',
    noticedBy: 'Settlements never go to the bank without an account',
    guards: { isAllowed: () => true },
  },
  {
    flow: 'keyRenewal',
    fault: 'new keys without the password',
    noticedBy: 'The change is never sent without the password',
    guards: { hasPassword: () => true },
  },
  {
    flow: 'keyRenewal',
    fault: 'a place of the new keys that is known after they were hidden',
    noticedBy: 'The place of the new keys is known only while they are shown',
    actions: { forgetHandle: assign({}) },
  },
  {
    flow: 'keyRenewal',
    fault: 'keys that count as changed whenever a response was lost',
    noticedBy: 'Keys count as changed only if a fingerprint is another one',
    guards: { areUnchanged: () => false },
  },
  {
    flow: 'apiKeyCopy',
    fault: 'a denied clipboard that counts as a copy',
    noticedBy: 'A key counts as copied only after the clipboard took it',
    guards: { isDenied: () => false },
  },
  {
    flow: 'settlementAccount',
    fault: 'an account that is in the list already',
    noticedBy: 'An account that is in the list is never added again',
    guards: { isComplete: ({ context }: { readonly context: unknown }) => Object(context).name !== null },
  },
  {
    flow: 'webhook',
    fault: 'an address that may not be a webhook',
    noticedBy: 'No address is saved that may not be a webhook',
    guards: { isReady: () => true },
  },
  {
    flow: 'webhook',
    fault: 'an address that is saved without its review',
    noticedBy: 'What is saved is what the review showed, old and new',
    chart: { 'states/editing/on/address.submitted/target': '#webhook.saving' },
  },
  {
    flow: 'webhook',
    fault: 'a lost response that counts as saved',
    noticedBy: 'A new address is tested only after it was saved',
    chart: { 'states/saving/invoke/onError/2/target': '#webhook.testing' },
  },
  {
    flow: 'webhook',
    fault: 'another address that counts as the new one',
    noticedBy: 'An address counts as saved only once the provider said so',
    guards: { isNew: () => true },
  },
  {
    flow: 'webhook',
    fault: 'a refused test that counts as arrived',
    noticedBy: 'A test event counts as arrived only if the server of the merchant accepted it',
    guards: { isArrived: () => true },
  },
  {
    flow: 'webhookRemoval',
    fault: 'no address at all',
    noticedBy: 'Nothing is removed that nobody saw',
    guards: { isAllowed: () => true },
  },
  {
    flow: 'failedWebhooksResend',
    fault: 'no failed event at all',
    noticedBy: 'Nothing is sent if no event failed',
    guards: { isAllowed: () => true },
  },
  {
    flow: 'deviceSignOut',
    fault: 'the device in use',
    noticedBy: 'The device in use is never signed out from the list',
    guards: { isAllowed: () => true },
  },
  {
    flow: 'signUp',
    fault: 'a form that is sent by its last key',
    noticedBy: 'No account is created unless the merchant submits the form',
    chart: { 'states/editing/on/field.changed': '#signUp.submitting' },
  },
  {
    flow: 'signUp',
    fault: 'passwords that are not compared',
    noticedBy: 'No password is sent that differs from its confirmation',
    guards: { isComplete: () => true },
  },
  {
    flow: 'signUp',
    fault: 'a lost response that ends the form',
    noticedBy: 'A sign-up that fails or gets no response can be sent again',
    chart: { 'states/submitting/invoke/onError/0/target': 'cancelled' },
  },
  {
    flow: 'splitSettlement',
    fault: 'accounts from before a change of someone else, under their old version',
    noticedBy: 'Accounts that are restored count as made from what is on screen',
    actions: {
      restore: assign({
        split: ({ context }: { readonly context: object }) => Object(context).kept ?? Object(context).split,
        kept: null,
      }),
    },
  },
  {
    flow: 'category',
    fault: 'a change by someone else that is shown as saved',
    noticedBy: 'A change by someone else is never hidden from the merchant',
    guards: { isOutdated: () => false },
  },
  {
    flow: 'category',
    fault: 'a change by someone else that is overwritten',
    noticedBy: 'After a change by someone else nothing is sent before the merchant decided',
    chart: { 'states/outdated/on/form.submitted': { target: 'submitting', actions: 'keepChanges' } },
  },
  {
    flow: 'category',
    fault: 'changes that are kept and lost',
    noticedBy: 'Changes that the merchant keeps are never lost',
    chart: { 'states/outdated/on/changes.kept': { target: 'editing', actions: 'discardChanges' } },
  },
  {
    flow: 'category',
    fault: 'a version that was never shown',
    noticedBy: 'A decision about a change by someone else counts only for the version that was shown',
    actions: { discardChanges: assign({ outdated: null }) },
  },
  {
    flow: 'category',
    fault: 'a change by someone else that blocks the form',
    noticedBy: 'A change by someone else never blocks the form',
    chart: { 'states/outdated/on/changes.kept': undefined, 'states/outdated/on/changes.discarded': undefined },
  },
  ...(['virtualAccount', 'newPaymentLink'] as const).flatMap((flow): readonly Fault[] => {
    const thing = flow === 'virtualAccount' ? 'virtual account' : 'payment link';
    return [
      {
        flow,
        fault: 'another key after a lost response',
        noticedBy: `A ${thing} has the same idempotency key until its outcome is known or the merchant decides to create another`,
        actions: { repeatAttempt: assign(anotherKey) },
      },
      {
        flow,
        fault: 'a reload that forgets the key',
        noticedBy: `A ${thing} has the same idempotency key until its outcome is known or the merchant decides to create another`,
        guards: { isFirstAttempt: () => true },
      },
      {
        flow,
        fault: 'an attempt without a key',
        noticedBy: `No ${thing} is created without the idempotency key of its attempt`,
        actions: { makeAttempt: assign({ attempt: null }) },
      },
      {
        flow,
        fault: 'changed input under an old key',
        noticedBy: `Changed input is never sent under the key of an earlier ${thing}`,
        guards: { isSameInput: ({ context }: { readonly context: unknown }) => Object(context).attempt !== null },
      },
      {
        flow,
        fault: 'a second one that nobody asked for',
        noticedBy: `A ${thing} that was created before is always shown before another is created`,
        chart: { 'states/checkingEarlier/invoke/onDone': { target: 'submitting', actions: 'makeAttempt' } },
      },
      {
        flow,
        fault: 'an earlier one that is called created without an answer',
        noticedBy: 'What was created before is said only after the provider confirmed it',
        chart: { 'states/checkingEarlier/invoke/onError/2/target': 'earlierCreated' },
      },
      {
        flow,
        fault: 'an earlier request that blocks the form',
        noticedBy: `The merchant can always create another ${thing} or go on editing`,
        chart: {
          'states/earlierUnknown/on/another.confirmed': undefined,
          'states/earlierUnknown/on/decision.dismissed': undefined,
        },
      },
      {
        flow,
        fault: 'a lost response that ends the form',
        noticedBy: `A ${thing} that fails or gets no response can be sent again`,
        chart: { 'states/submitting/invoke/onError/3/target': 'cancelled' },
      },
    ];
  }),
];

describe.each(faults)('[FLW-03] $flow with $fault', (one) => {
  const { machine, cases, properties } = flows[one.flow];
  const own = { cases: cases as AnyCases, properties: properties as readonly AnyProperty[] };
  it('is noticed', () =>
    expect(proofsOfOne(one.flow, broken(machine, one), own, one.noticedBy)).toMatchObject([
      { property: one.noticedBy, verdict: 'REFUTED' },
    ]));
});

const tabs = [profileForm, bankForm, directorForm, documentsForm] as const;

/** Each tab of compliance writes to the provider by a form of its own. */
const tabFaults: readonly Omit<Broken, 'flow'>[] = [
  {
    fault: 'invalid fields that are sent',
    noticedBy: 'A form with invalid fields is never sent',
    guards: { isComplete: () => true },
  },
  {
    fault: 'a refusal shown as a success',
    noticedBy: 'Data is shown as saved only after the provider confirms it',
    chart: { [FAULT]: { target: 'saved', actions: { type: 'setAnswer', params: () => ({ answer: { message: '' } }) } } },
  },
  {
    fault: 'a fault without a message',
    noticedBy: 'Every failed call shows an error message',
    chart: { [`${FAULT}/actions`]: undefined },
  },
  {
    fault: 'changes that are dropped without a question',
    noticedBy: 'Unsaved changes are never discarded without a confirmation',
    guards: { isChanged: () => false },
  },
];

const ofTab = (id: string) => Object.entries(parts).find(([name]) => name === id)?.[1];

describe.each(tabs.flatMap((machine) => tabFaults.map((one) => ({ machine, id: machine.id, ...one }))))(
  '[ONB-15 FLW-03] $id with $fault',
  ({ machine, id, ...one }) => {
    it('is noticed', () => {
      const own = ofTab(id);
      if (!own) throw new Error(`${id} has no cases.`);
      const declared = { cases: own.cases as AnyCases, properties: own.properties as readonly AnyProperty[] };
      expect(proofsOfOne(id, broken(machine, one), declared, one.noticedBy)).toMatchObject([{ verdict: 'REFUTED' }]);
    });
  },
);

describe('[FLW-02] a state that moves money', () => {
  const states = chartsOf(flows)
    .filter(({ isPart }) => !isPart)
    .flatMap(({ model }) => model.states);
  it('is one that makes such a call, and says so', () => {
    const marked = states.filter(({ tags }) => tags.includes(MONEY)).map(({ id }) => id);
    expect(marked).toEqual(states.filter(({ description }) => description.includes('MOVES MONEY')).map(({ id }) => id));
    expect(marked).toContain('payout.submitting');
    expect(marked).toContain('payoutVerification.verifying');
  });
});
