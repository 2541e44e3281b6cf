import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure, type Fault } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { beneficiaryCases } from './beneficiary.cases';
import { beneficiaryMachine } from './beneficiary.machine';
import { bookmarkBeneficiary, selectBeneficiary } from './beneficiary.select';
import type { Bookmark } from './beneficiary.types';

function open(bookmark: Bookmark | null, saves: readonly (Fault | string)[] = [], banks: readonly Fault[] = []) {
  const looked: string[] = [];
  const lost = [...banks];
  const said: string[] = [];
  const left = [...saves];
  const machine = wire(beneficiaryMachine, {
    loadBanks: async () => {
      const fault = lost.shift();
      if (fault) throw new Failure(fault);
      return beneficiaryCases.ports.loadBanks.answers.banks;
    },
    save: async () => {
      const next = left.shift() ?? '';
      if (typeof next !== 'string') throw new Failure(next);
      return { message: next };
    },
    resolution: {
      resolve: async ({ accountNumber }) => {
        looked.push(accountNumber);
        return { accountName: 'ADA OKAFOR' };
      },
    },
  });
  const actor = createActor(machine, { input: { bookmark } });
  actor.on('notice', ({ text }) => said.push(text));
  return Object.assign(actor.start(), { looked, said });
}

describe('[BEN-02 SES-06] a new beneficiary’s bookmark', () => {
  it('keeps what was typed, and a reload looks the name up again', async () => {
    const first = open(null);
    await waitFor(first, (snapshot) => snapshot.matches('editing'));
    expect(bookmarkBeneficiary(first.getSnapshot())).toBeNull();
    first.send({ type: 'bank.chosen', bankId: '3' });
    first.send({ type: 'account.changed', accountNumber: '0123456789' });
    const second = open(bookmarkBeneficiary(first.getSnapshot()));
    await waitFor(second, (snapshot) => snapshot.context.name !== null);
    expect(selectBeneficiary(second.getSnapshot())).toMatchObject({
      draft: { type: 'Bank', bankId: '3', accountNumber: '0123456789' },
      name: 'ADA OKAFOR',
      blocker: null,
    });
  });
  it.each([
    ['the type', { type: 'type.chosen', beneficiaryType: 'Mobile' }],
    ['the bank', { type: 'bank.chosen', bankId: '3' }],
    ['the number', { type: 'account.changed', accountNumber: '01' }],
  ] as const)('keeps %s, if nothing else was entered', async (_, event) => {
    const actor = open(null);
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    actor.send(event);
    expect(bookmarkBeneficiary(actor.getSnapshot())?.draft).toEqual(actor.getSnapshot().context.draft);
  });
  it('is gone once the beneficiary is saved or the dialog is closed', async () => {
    const { bookmark } = beneficiaryCases.inputs.reopened;
    const closed = open(bookmark);
    closed.send({ type: 'dismissed' });
    expect(bookmarkBeneficiary(closed.getSnapshot())).toEqual(bookmark);
    closed.send({ type: 'leave.confirmed' });
    expect(bookmarkBeneficiary(closed.getSnapshot())).toBeNull();
    const saved = open(bookmark);
    await waitFor(saved, (snapshot) => snapshot.context.name !== null);
    saved.send({ type: 'beneficiary.submitted' });
    await waitFor(saved, (snapshot) => snapshot.status === 'done');
    expect(bookmarkBeneficiary(saved.getSnapshot())).toBeNull();
  });
});

describe('[BEN-02] a beneficiary that is saved', () => {
  const { bookmark } = beneficiaryCases.inputs.reopened;
  it.each([
    ['Saved as Ada', 'Saved as Ada'],
    ['', 'Beneficiary saved.'],
  ])('is reported in the words of the provider, if it has any: %j', async (message, words) => {
    const actor = open(bookmark, [message]);
    await waitFor(actor, (snapshot) => snapshot.context.name !== null);
    actor.send({ type: 'beneficiary.submitted' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(actor.said).toEqual([words]);
  });
  it('has its name looked up once, also if saving failed', async () => {
    const actor = open(bookmark, [{ kind: 'network' }]);
    await waitFor(actor, (snapshot) => snapshot.context.name !== null);
    actor.send({ type: 'beneficiary.submitted' });
    await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
    expect(selectBeneficiary(actor.getSnapshot())).toMatchObject({ step: 'editing', name: 'ADA OKAFOR', blocker: null });
    actor.send({ type: 'beneficiary.submitted' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(actor.looked).toHaveLength(1);
  });
});

describe('[BEN-02] a new beneficiary whose dialog is closed', () => {
  const { bookmark } = beneficiaryCases.inputs.reopened;
  it('asks about what was filled in, and keeps all of it for a merchant who stays', async () => {
    const actor = open(bookmark);
    await waitFor(actor, (snapshot) => snapshot.context.name !== null);
    const kept = { step: 'editing', name: 'ADA OKAFOR', blocker: null, draft: bookmark.draft };
    actor.send({ type: 'dismissed' });
    expect(selectBeneficiary(actor.getSnapshot())).toMatchObject({ ...kept, leaving: true });
    actor.send({ type: 'leave.dismissed' });
    expect(selectBeneficiary(actor.getSnapshot())).toMatchObject({ ...kept, leaving: false });
    expect(actor.looked).toHaveLength(1);
    actor.send({ type: 'dismissed' });
    actor.send({ type: 'leave.confirmed' });
    expect(actor.getSnapshot().output).toEqual({ result: 'closed' });
  });
  it.each([
    ['the type', { type: 'type.chosen', beneficiaryType: 'Mobile' }],
    ['the bank', { type: 'bank.chosen', bankId: '3' }],
    ['the number', { type: 'account.changed', accountNumber: '01' }],
  ] as const)('asks about %s, if nothing else was entered', async (_, event) => {
    const actor = open(null);
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    actor.send(event);
    actor.send({ type: 'dismissed' });
    expect(selectBeneficiary(actor.getSnapshot())).toMatchObject({ step: 'editing', leaving: true });
  });
  it('loads the banks again for a merchant who stays before they are there', async () => {
    const actor = open(bookmark, [], [{ kind: 'network' }]);
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'dismissed' });
    expect(selectBeneficiary(actor.getSnapshot())).toMatchObject({ step: 'loading', leaving: true, problem: null });
    actor.send({ type: 'leave.dismissed' });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(selectBeneficiary(actor.getSnapshot())).toMatchObject({ leaving: false, problem: null, draft: bookmark.draft });
  });
  it.each([
    ['while the banks load', []],
    ['once they failed to load', [{ kind: 'network' }]],
  ] as const)('closes at once %s, if nothing was entered', async (_, banks) => {
    const actor = open(null, [], banks);
    if (banks.length > 0) await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'dismissed' });
    expect(actor.getSnapshot().output).toEqual({ result: 'closed' });
  });
  it('closes at once with an empty form', async () => {
    const actor = open(null);
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    actor.send({ type: 'dismissed' });
    expect(actor.getSnapshot().output).toEqual({ result: 'closed' });
  });
});
