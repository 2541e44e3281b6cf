/**
 * Reads the audit trail of the business from its first entry on, recomputes each fingerprint, and compares the end with the head and the anchor
 * that the merchant kept. It says that the trail is intact only after every entry up to the head was recomputed. Entries that are appended
 * meanwhile are not part of the check.
 */
import { assign, emit, setup } from 'xstate';
import { type Fault, faultGuards, faultIn, onExpiry } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { eventParams, outputOf } from '../../kit/flow/params';
import { port } from '../../kit/flow/port';
import { assertPresent } from '../../kit/values/assertPresent';
import {
  anchoredIn,
  fingerprintIn,
  headWith,
  isOfOtherTrail,
  nextLinks,
  START,
  stepAfter,
  stepWithoutLinks,
} from './auditCheck.rules';
import type {
  Anchor,
  AuditCheckContext,
  AuditCheckEvent,
  AuditCheckInput,
  AuditCheckOutput,
  ChainPart,
  ChainRun,
  KeptAnchor,
  Recompute,
  Step,
} from './auditCheck.types';

const nothingRead = {
  head: null,
  last: START,
  checked: 0,
  from: null,
  to: null,
  links: [],
  anchoredAt: null,
  broken: null,
  fault: null,
  anchorProblem: null,
} as const;

/** A part without entries is the end of the trail. */
const stepOfPart = (context: AuditCheckContext, part: ChainPart): Step => {
  const head = headWith(context, part);
  return nextLinks(context, head, part).length > 0 ? { kind: 'more' } : stepWithoutLinks({ ...context, head });
};

const brokenIn = (step: Step) => (step.kind === 'broken' ? step.broken : null);

const ended = <const Result extends AuditCheckOutput['result']>(result: Result) => ({ result }) as const;

export const auditCheckMachine = setup({
  types: {} as FlowTypes<AuditCheckContext, AuditCheckEvent, AuditCheckInput, AuditCheckOutput>,
  actors: {
    readEntries: port<ChainPart, { readonly after: number }>('auditCheck.readEntries', { calls: ['readAuditChain'] }),
    recompute: port<ChainRun, Recompute>('auditCheck.recompute', { calls: [] }),
    saveAnchor: port<void, KeptAnchor>('auditCheck.saveAnchor', { calls: [] }),
  },
  guards: {
    ...faultGuards,
    isOtherTrail: ({ context }, part: ChainPart) => isOfOtherTrail(context, part),
    endsBroken: ({ context }, part: ChainPart) => stepOfPart(context, part).kind === 'broken',
    endsUnmatched: ({ context }, part: ChainPart) => stepOfPart(context, part).kind === 'unmatched',
    endsIntact: ({ context }, part: ChainPart) => stepOfPart(context, part).kind === 'intact',
    isBroken: ({ context }, run: ChainRun) => stepAfter(context, run).kind === 'broken',
    isUnmatched: ({ context }, run: ChainRun) => stepAfter(context, run).kind === 'unmatched',
    isIntact: ({ context }, run: ChainRun) => stepAfter(context, run).kind === 'intact',
    isFingerprint: (_, { text }: { readonly text: string }) => fingerprintIn(text) !== null,
  },
  actions: {
    clear: assign(nothingRead),
    forgetFault: assign({ fault: null }),
    setPart: assign(({ context }, part: ChainPart) => {
      const head = headWith(context, part);
      const links = nextLinks(context, head, part);
      return { head, links, from: context.from ?? links[0]?.at ?? null };
    }),
    addLinks: assign(({ context }) => {
      const end = context.links.at(-1);
      return {
        last: end ? { sequence: end.sequence, hash: end.hash } : context.last,
        checked: context.checked + context.links.length,
        to: end?.at ?? context.to,
        anchoredAt: anchoredIn(context),
        links: [],
      };
    }),
    setBrokenPart: assign({ broken: ({ context }, part: ChainPart) => brokenIn(stepOfPart(context, part)) }),
    setBrokenRun: assign({ broken: ({ context }, run: ChainRun) => brokenIn(stepAfter(context, run)), links: [] }),
    setPasted: assign({
      anchor: (_, { text }: { readonly text: string }): Anchor => ({
        hash: assertPresent(fingerprintIn(text), 'a fingerprint'),
        sequence: null,
        savedAt: null,
      }),
    }),
    refusePasted: assign({ anchorProblem: 'A fingerprint has 64 characters from 0 to 9 and a to f. Copy it completely.' }),
    forgetAnchorProblem: assign({ anchorProblem: null }),
    setAnchorProblem: assign({ anchorProblem: 'This browser didn’t save the fingerprint. Copy it, and keep it elsewhere.' }),
    setFault: assign({ fault: (_, fault: Fault) => fault, links: [] }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'auditCheck',
  description: 'Checks that no entry of the audit trail was changed, removed or added later.',
  meta: { req: ['AUD-01'] },
  context: ({ input: { business, anchor } }) => ({ business, anchor, ...nothingRead }),
  output: ({ event }) => event.output as AuditCheckOutput,
  initial: 'reading',
  states: {
    reading: {
      description: 'The next entries are read, from the first one on. Nothing is said about them yet.',
      tags: 'busy',
      on: { 'check.cancelled': 'cancelled' },
      invoke: {
        id: 'readEntries',
        src: 'readEntries',
        input: ({ context: { last } }) => ({ after: last.sequence }),
        onDone: [
          { guard: { type: 'isOtherTrail', params: outputOf }, target: 'replaced', actions: 'clear' },
          {
            guard: { type: 'endsBroken', params: outputOf },
            target: 'broken',
            actions: [
              { type: 'setBrokenPart', params: outputOf },
              { type: 'setPart', params: outputOf },
            ],
          },
          {
            guard: { type: 'endsUnmatched', params: outputOf },
            target: 'unmatched',
            actions: { type: 'setPart', params: outputOf },
          },
          { guard: { type: 'endsIntact', params: outputOf }, target: 'intact', actions: { type: 'setPart', params: outputOf } },
          { target: 'computing', actions: { type: 'setPart', params: outputOf } },
        ],
        onError: [
          { ...onExpiry, actions: 'reportExpiry' },
          { target: 'unread', actions: { type: 'setFault', params: faultIn } },
        ],
      },
    },
    computing: {
      description: 'The fingerprint of each entry that was read is computed again, and compared with the one that it has.',
      tags: 'busy',
      on: { 'check.cancelled': 'cancelled' },
      invoke: {
        id: 'recompute',
        src: 'recompute',
        input: ({ context: { last, links } }) => ({ last, links }),
        onDone: [
          {
            guard: { type: 'isBroken', params: outputOf },
            target: 'broken',
            actions: { type: 'setBrokenRun', params: outputOf },
          },
          { guard: { type: 'isUnmatched', params: outputOf }, target: 'unmatched', actions: 'addLinks' },
          { guard: { type: 'isIntact', params: outputOf }, target: 'intact', actions: 'addLinks' },
          { target: 'reading', actions: 'addLinks' },
        ],
        onError: [
          { ...onExpiry, actions: 'reportExpiry' },
          { target: 'unread', actions: { type: 'setFault', params: faultIn } },
        ],
      },
    },
    intact: {
      description: 'Every entry up to the head follows the one before it, and the anchor is among them if there is one.',
      on: {
        'check.closed': 'closed',
        'anchor.pasted': [
          {
            guard: { type: 'isFingerprint', params: eventParams },
            target: 'reading',
            actions: ['clear', { type: 'setPasted', params: eventParams }],
          },
          { actions: 'refusePasted' },
        ],
      },
      initial: 'unsaved',
      states: {
        unsaved: {
          description: 'The head’s fingerprint is shown. The merchant can keep it as the anchor of the next check.',
          on: { 'anchor.saved': { target: 'saving', actions: 'forgetAnchorProblem' } },
        },
        saving: {
          description: 'This browser keeps the fingerprint.',
          invoke: {
            id: 'saveAnchor',
            src: 'saveAnchor',
            input: ({ context: { business, last } }) => ({ business, ...last }),
            onDone: 'saved',
            onError: [
              { ...onExpiry, target: '#auditCheck.sessionExpired', actions: 'reportExpiry' },
              { target: 'unsaved', actions: 'setAnchorProblem' },
            ],
          },
        },
        saved: { description: 'This browser keeps the fingerprint until the next check.' },
      },
    },
    unmatched: {
      description: 'Every entry follows, but none has the pasted fingerprint: it may be incomplete, or the trail was rewritten.',
      on: {
        'check.closed': 'closed',
        'anchor.pasted': [
          {
            guard: { type: 'isFingerprint', params: eventParams },
            target: 'reading',
            actions: ['clear', { type: 'setPasted', params: eventParams }],
          },
          { actions: 'refusePasted' },
        ],
      },
    },
    broken: {
      description: 'The first entry that doesn’t follow is named. Only the entries before it are vouched for.',
      on: { 'check.closed': 'closed' },
    },
    replaced: {
      description:
        'The trail got shorter, or another one, while it was read. Nothing was verified, and the merchant can check again.',
      on: { 'check.closed': 'closed', 'read.retried': 'reading' },
    },
    unread: {
      description: 'Some entries could not be read. Nothing was verified, and the merchant can go on from there.',
      on: { 'check.closed': 'closed', 'read.retried': { target: 'reading', actions: 'forgetFault' } },
    },
    cancelled: { type: 'final', description: 'The merchant cancelled. Nothing is said.', output: ended('cancelled') },
    closed: { type: 'final', description: 'The merchant read the result.', output: ended('closed') },
    sessionExpired: { type: 'final', description: 'The session expired.', output: ended('sessionExpired') },
  },
});
