import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { Failure } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { qrWizardMachine } from './qrWizard.machine';
import { chosenAmong } from './qrWizard.rules';
import { selectQrWizard } from './qrWizard.select';
import type { LinkKind, QrLink, QrWizardInput } from './qrWizard.types';

const at = (name: string): QrLink => ({ name, url: `https://pay.provider.test/${name}`, isActive: true });
const [old, made] = [at('old'), at('made')];

const NOTHING: Pick<QrWizardInput, 'draft' | 'attempt'> = { draft: null, attempt: null };

/** Opens the wizard. The provider has these links, and loses these responses. */
function open(links: { now: readonly QrLink[] }, kept = NOTHING, lost: boolean[] = []) {
  const asked: LinkKind[] = [];
  const keys: string[] = [];
  const wired = wire(qrWizardMachine, {
    load: async ({ kind }) => {
      asked.push(kind);
      return { links: kind === 'Payment Link' ? links.now : [] };
    },
    newLink: {
      save: async ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        if (lost.shift()) throw new Failure({ kind: 'network' });
        links.now = [made, ...links.now];
        return { message: 'Made' };
      },
    },
  });
  const actor = createActor(wired, { input: { currency: 'NGN', mayCreate: true, ...kept } }).start();
  const view = () => selectQrWizard(actor.getSnapshot());
  const seen = (step: string) => vi.waitFor(() => expect(view().step).toBe(step));
  const choose = async (kind: LinkKind, step: string) => {
    actor.send({ type: 'kind.chosen', kind });
    actor.send({ type: 'kind.confirmed' });
    await seen(step);
  };
  return { actor, asked, keys, view, seen, choose };
}

it('[QRC-02] a new link is listed and chosen', async () => {
  const { actor, asked, keys, view, seen, choose } = open({ now: [old] });
  await choose('Payment Link', 'picking');
  actor.send({ type: 'link.chosen', url: old.url });
  actor.send({ type: 'link.requested' });
  const form = actor.getSnapshot().children.newLink;
  form?.send({ type: 'field.changed', change: { field: 'name', value: 'made' } });
  form?.send({ type: 'field.changed', change: { field: 'paymentType', value: 'MULTIPLE' } });
  expect(actor.getSnapshot().context.draft).toEqual({ name: 'made', paymentType: 'MULTIPLE' });
  form?.send({ type: 'form.submitted' });
  await seen('picking');
  expect(view()).toMatchObject({ links: [made, old], link: made });
  expect([asked, keys.length, keys[0] !== '', actor.getSnapshot().context.draft]).toEqual([
    ['Payment Link', 'Payment Link'],
    1,
    true,
    null,
  ]);
  actor.send({ type: 'link.confirmed' });
  actor.send({ type: 'dismissed' });
  expect(actor.getSnapshot().output).toEqual({ result: 'made', isNew: true });
});

it('[QRC-02] a cancelled new link keeps the choice, also if another one was made meanwhile', async () => {
  const links = { now: [old] };
  const { actor, view, seen, choose } = open(links);
  await choose('Payment Link', 'picking');
  actor.send({ type: 'link.chosen', url: old.url });
  for (const _ of [1, 2]) {
    actor.send({ type: 'link.requested' });
    links.now = [made, old];
    actor.getSnapshot().children.newLink?.send({ type: 'cancel' });
    await seen('picking');
  }
  expect(view().link).toEqual(old);
});

it('[QRC-02 PLK-02] a link whose response was lost keeps its key over a reload, and makes one link', async () => {
  const links = { now: [old] };
  const before = open(links, undefined, [true]);
  await before.choose('Payment Link', 'picking');
  before.actor.send({ type: 'link.requested' });
  const form = before.actor.getSnapshot().children.newLink;
  form?.send({ type: 'field.changed', change: { field: 'name', value: 'made' } });
  form?.send({ type: 'field.changed', change: { field: 'paymentType', value: 'MULTIPLE' } });
  form?.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(form?.getSnapshot().value).toEqual({ editing: 'typing' }));
  const { draft, attempt } = before.actor.getSnapshot().context;
  expect(attempt).toMatchObject({ idempotencyKey: before.keys[0], values: { name: 'made' } });

  const after = open(links, { draft, attempt });
  await after.choose('Payment Link', 'picking');
  after.actor.send({ type: 'link.requested' });
  after.actor.getSnapshot().children.newLink?.send({ type: 'form.submitted' });
  await after.seen('picking');
  expect(after.keys).toEqual(before.keys);
  expect(after.actor.getSnapshot().context).toMatchObject({ draft: null, attempt: null });
});

it('[QRC-02] a choice is kept while viewing another kind', async () => {
  const { actor, view, choose } = open({ now: [old] });
  await choose('Payment Link', 'picking');
  actor.send({ type: 'link.chosen', url: old.url });
  actor.send({ type: 'back.pressed' });
  await choose('Catalog Link', 'missing');
  expect([view().canMake, actor.getSnapshot().can({ type: 'link.requested' })]).toEqual([false, false]);
  actor.send({ type: 'back.pressed' });
  await choose('Payment Link', 'picking');
  expect(view().link).toEqual(old);
});

it('[QRC-02] a deleted link is no longer chosen, and one without a URL is never offered', async () => {
  const links = { now: [old, { name: 'nowhere', url: '', isActive: true }] };
  const { actor, view, choose } = open(links);
  await choose('Payment Link', 'picking');
  expect(view().links).toEqual([old]);
  actor.send({ type: 'link.chosen', url: old.url });
  actor.send({ type: 'back.pressed' });
  links.now = [made];
  await choose('Payment Link', 'picking');
  expect([view().link, actor.getSnapshot().can({ type: 'link.confirmed' })]).toEqual([null, false]);
});

it.each([
  ['nothing was made', null, [old, made], old.url],
  ['one was made', [old.url], [made, old], made.url],
  ['several are new', [], [made, old], made.url],
  ['what was made is not there', [old.url], [old], old.url],
])('[QRC-02] the choice if %s', (_, before, links, url) =>
  expect(chosenAmong(links, { kind: 'Payment Link', chosen: { 'Payment Link': old.url }, before })).toEqual({
    'Payment Link': url,
  }),
);
