/** The check of the audit trail: what it ends in, whatever it reads. */
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { withMachineOnly } from '../../../atlas/anything';
import type { AnyCases } from '../../../atlas/paths';
import { proofsOfOne } from '../../../atlas/proofs/prove';
import { CHAIN_START, type ChainEntry, type ChainLink, chainedText, followChain } from '../../../contract/settings/auditChain';
import { wire } from '../../kit/flow/port';
import { auditCheckCases } from './auditCheck.cases';
import { auditCheckMachine } from './auditCheck.machine';
import { auditCheckProperties } from './auditCheck.properties';
import { fingerprintIn } from './auditCheck.rules';
import { selectAuditCheck } from './auditCheck.select';
import type { Anchor, ChainPart } from './auditCheck.types';

async function chain(entries: number): Promise<readonly ChainLink[]> {
  const links: ChainLink[] = [];
  for (let sequence = 1; sequence <= entries; sequence += 1) {
    const previousHash = links.at(-1)?.hash ?? CHAIN_START.hash;
    const entry: ChainEntry = {
      ...{ businessId: 1001, at: '2026-11-22T08:14:02.000Z', environment: 1, userId: 1, role: 'Owner' },
      ...{ email: 'amaka.obi@bluecrest.test', call: 'setFeeBearer', activityType: 'Settings', action: 'Change fee bearer' },
      ...{ subject: null, reference: null, ip: null, message: null, before: null },
      actor: 'user',
      outcome: 'done',
      after: { step: String(sequence) },
    };
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(chainedText(previousHash, sequence, entry)));
    links.push({ ...entry, sequence, previousHash, hash: Buffer.from(bytes).toString('hex') });
  }
  return links;
}

interface Trail {
  readonly links: readonly ChainLink[];
  /** Where the newest entry is said to be. By default where it is. */
  readonly head?: ChainPart['head'];
  readonly anchor?: Anchor | null;
}

/** Runs a check to its end. A part has three entries. */
async function checked({ links, head, anchor = null }: Trail) {
  const newest = links.at(-1);
  const end = head ?? (newest ? { sequence: newest.sequence, hash: newest.hash } : CHAIN_START);
  const saved: unknown[] = [];
  const actor = createActor(
    wire(auditCheckMachine, {
      readEntries: async ({ after }) => ({ links: links.filter(({ sequence }) => sequence > after).slice(0, 3), head: end }),
      recompute: ({ last, links: part }) => followChain(last, part),
      saveAnchor: async (kept) => void saved.push(kept),
    }),
    { input: { business: '1001', anchor } },
  ).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, saved, view: selectAuditCheck(actor.getSnapshot()) };
}

const place = (links: readonly ChainLink[], sequence: number) => ({
  sequence,
  hash: links.find((link) => link.sequence === sequence)?.hash ?? '',
});
const kept = (links: readonly ChainLink[], sequence: number): Anchor => ({
  ...place(links, sequence),
  savedAt: '2026-11-15T08:00:00.000Z',
});

describe('[AUD-01] the check of the audit trail', () => {
  it('is intact once all parts follow, up to the head', async () => {
    const links = await chain(8);
    const { view } = await checked({ links });
    expect(view).toMatchObject({ kind: 'intact', checked: 8, head: place(links, 8), anchor: null, anchoredAt: null });
    expect((await checked({ links: [] })).view).toMatchObject({ kind: 'intact', checked: 0 });
  });

  it('finds the anchor wherever it is, also one of which only the fingerprint is known', async () => {
    const links = await chain(8);
    for (const sequence of [1, 3, 4, 8]) {
      const anchor = kept(links, sequence);
      expect((await checked({ links, anchor })).view).toMatchObject({ kind: 'intact', anchoredAt: sequence });
      const pasted = { ...anchor, sequence: null, savedAt: null };
      expect((await checked({ links, anchor: pasted })).view).toMatchObject({ kind: 'intact', anchoredAt: sequence });
    }
  });

  it.each([1, 3, 4, 6])('names entry %i that was changed, removed or recorded again', async (sequence) => {
    const links = await chain(8);
    const changed = links.map((link) => (link.sequence === sequence ? { ...link, after: { step: 'other' } } : link));
    expect((await checked({ links: changed })).view).toMatchObject({
      kind: 'broken',
      broken: { sequence, why: 'changed' },
      intactTo: sequence - 1,
    });
    const removed = links.filter((link) => link.sequence !== sequence);
    expect((await checked({ links: removed })).view).toMatchObject({
      kind: 'broken',
      broken: { sequence: sequence + 1, why: 'missing' },
    });
    const relinked = links.map((link) => (link.sequence === sequence ? { ...link, previousHash: 'ab'.repeat(32) } : link));
    expect((await checked({ links: relinked })).view).toMatchObject({ kind: 'broken', broken: { sequence } });
  });

  it('sees a cut tail by the head, and without that by the anchor alone', async () => {
    const links = await chain(8);
    const cut = links.slice(0, 5);
    expect((await checked({ links: cut, head: place(links, 8) })).view).toMatchObject({
      kind: 'broken',
      broken: { sequence: 6, why: 'cut' },
    });
    expect((await checked({ links: cut })).view).toMatchObject({ kind: 'intact', checked: 5 });
    expect((await checked({ links: cut, anchor: kept(links, 8) })).view).toMatchObject({
      kind: 'broken',
      broken: { sequence: 6, why: 'cut' },
    });
    const pasted = { ...kept(links, 8), sequence: null };
    expect((await checked({ links: cut, anchor: pasted })).view).toMatchObject({ kind: 'unmatched', checked: 5 });
  });

  it('sees a trail that was rewritten from an entry on by the anchor', async () => {
    const links = await chain(8);
    const anchor = { ...kept(links, 4), hash: 'cd'.repeat(32) };
    expect((await checked({ links, anchor })).view).toMatchObject({ kind: 'broken', broken: { sequence: 4, why: 'anchor' } });
  });

  it('is about the head of its beginning, whatever is appended meanwhile', async () => {
    const links = await chain(8);
    let reads = 0;
    const actor = createActor(
      wire(auditCheckMachine, {
        readEntries: async ({ after }) => {
          reads += 1;
          const known = links.slice(0, reads === 1 ? 4 : 8);
          const newest = known.at(-1);
          const head = { sequence: newest?.sequence ?? 0, hash: newest?.hash ?? '' };
          return { links: known.filter(({ sequence }) => sequence > after).slice(0, 3), head };
        },
        recompute: ({ last, links: part }) => followChain(last, part),
        saveAnchor: async () => undefined,
      }),
      { input: { business: '1001', anchor: null } },
    ).start();
    await waitFor(actor, (snapshot) => snapshot.matches('intact'));
    expect(selectAuditCheck(actor.getSnapshot())).toMatchObject({ checked: 4, head: place(links, 4) });
  });

  it('keeps the head as the anchor of its business', async () => {
    const links = await chain(4);
    const { actor, saved } = await checked({ links });
    actor.send({ type: 'anchor.saved' });
    await waitFor(actor, (snapshot) => snapshot.matches({ intact: 'saved' }));
    expect(saved).toEqual([{ business: '1001', ...place(links, 4) }]);
  });

  it('keeps every property that is declared of it', () => {
    const verdicts = proofsOfOne('auditCheck', auditCheckMachine, {
      cases: withMachineOnly(auditCheckCases as AnyCases),
      properties: auditCheckProperties,
    });
    expect(verdicts.filter(({ verdict }) => verdict !== 'PROVED' && verdict !== 'HOLDS')).toEqual([]);
  });
});

describe('[AUD-01] a pasted fingerprint', () => {
  it.each([
    ['ab'.repeat(32), 'ab'.repeat(32)],
    [`  ${'ABABABAB '.repeat(8)}\n`, 'ab'.repeat(32)],
    ['ab'.repeat(31), null],
    [`${'ab'.repeat(31)}zz`, null],
    ['', null],
  ])('reads “%s”', (text, fingerprint) => expect(fingerprintIn(text)).toBe(fingerprint));
});
