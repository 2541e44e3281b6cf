/** Controls for testers: read the outbox, reset, move the clock, queue faults, invite, send money, open and decide chargebacks. */
import { type } from 'arktype';
import type { EndpointName } from '../../contract/all';
import { isSafeText } from '../../contract/safeText';
import type { Invited } from '../access/invitations';
import type { ChargebackDecision, Done, NewChargeback } from '../chargebacks/provider';
import type { Db } from '../database/database';
import { readBody } from '../http/bodies';
import { type FaultKind, isEndpointName, isFaultKind } from '../http/faults';
import { callHeaders } from '../http/headers';
import type { App, RequestContext } from '../http/serve';
import { ipOf } from '../http/source';
import type { PaidIn } from '../ledger/funding';
import type { Decision } from '../onboarding/goLive';
import { brokenLinePath } from '../rules/text';
import type { SettlementDecision } from '../settlements/provider';
import { type Sink, sinkFaultFrom } from '../webhooks/sink';
import { chargebackDecisionFrom, chargebackFrom } from './chargebacks';
import { fundingFrom } from './funding';
import { invitationFrom } from './invitations';
import { keyFrom } from './keys';
import { loopbackOnly } from './loopback';
import { emailPage, outbox } from './outbox';
import { outboxPage, outboxStyle } from './outboxPage';
import { settlementDecisionFrom } from './settlements';

/** Those that change the data of a business take the address of their request, for the audit trail. */
export interface Controls {
  readonly db: Db;
  reset(): Promise<void>;
  /** Moves the time forward. @returns why not, or `null` if it was moved */
  advance(seconds: number): Promise<string | null>;
  /** @returns why not, or `null` if it was queued */
  queueFault(endpoint: EndpointName, kind: FaultKind, times?: number): string | null;
  /** Sends an invitation, or refuses an invalid one. */
  invite(invited: Invited, ip: string | null): Promise<void>;
  /** The provider's decision about a business that requested to go live. @returns why not, or `null` if it was done */
  decide(businessId: number, decision: Decision, ip: string | null): Promise<string | null>;
  /** Sends money from outside to an account number. @returns why not, or `null` if it arrived */
  payIn(paid: PaidIn, ip: string | null): Promise<string | null>;
  openChargeback(wanted: NewChargeback, ip: string | null): Promise<Done>;
  decideChargeback(decision: ChargebackDecision, ip: string | null): Promise<Done>;
  /** Holds a settlement for review, lets it go on, or makes its payment fail. */
  decideSettlement(decision: SettlementDecision, ip: string | null): Promise<Done>;
  /** Counts a call with an API key. @returns whether the key is active */
  recordKeyUse(key: string): Promise<boolean>;
  /** Does what time has done to chargebacks, such as reminders, before its emails are read. */
  settleChargebacks(): Promise<void>;
  readonly sink: Sink;
}

const YEAR_SECONDS = 366 * 24 * 60 * 60;
const Advance = type({ advanceSeconds: `0 <= number.integer <= ${YEAR_SECONDS}` });
const Fault = type({ endpoint: 'string', kind: 'string', 'times?': 'number' });

const Decided = type({ businessId: 'number.integer > 0', decision: "'approve' | 'decline'", 'reason?': '1 <= string <= 500' });

const wrong = (c: RequestContext, message: string) => c.json({ status: false, message }, 400);

async function bodyOf(c: RequestContext): Promise<unknown> {
  try {
    const body: unknown = await c.req.json();
    return brokenLinePath(body) === null ? body : undefined;
  } catch {
    return undefined;
  }
}

/** An email carries its own styles and its logo, and nothing else. */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

async function showOutbox(c: RequestContext, { db, settleChargebacks }: Pick<Controls, 'db' | 'settleChargebacks'>) {
  await settleChargebacks();
  const to = c.req.query('to');
  if (to !== undefined && !isSafeText(to)) return wrong(c, 'to is not valid');
  if (to !== undefined || c.req.header('accept')?.includes('application/json')) return c.json({ messages: await outbox(db, to) });
  return c.html(outboxPage(await outbox(db)));
}

async function queue(c: RequestContext, controls: Controls) {
  const body = await bodyOf(c);
  const ofSink = sinkFaultFrom(body);
  if (ofSink) {
    const refused = await controls.sink.fail(ofSink.kind, ofSink.times);
    return refused === null ? c.json({ status: true }) : wrong(c, refused);
  }
  const fault = Fault(body);
  if (fault instanceof type.errors) return wrong(c, 'Send { endpoint, kind, times }');
  if (!isEndpointName(fault.endpoint)) return wrong(c, 'endpoint is not in the contract');
  if (!isFaultKind(fault.kind)) return wrong(c, 'kind is not a known fault');
  const problem = controls.queueFault(fault.endpoint, fault.kind, fault.times);
  return problem === null ? c.json({ status: true }) : wrong(c, problem);
}

async function decideOn(c: RequestContext, controls: Controls) {
  const given = Decided(await bodyOf(c));
  if (given instanceof type.errors)
    return wrong(c, 'Send { businessId, decision, reason }, where decision is approve or decline, and reason is optional');
  const problem = await controls.decide(given.businessId, given, ipOf(c));
  return problem === null ? c.json({ status: true }) : wrong(c, problem);
}

const answerDone = (c: RequestContext, done: Done) =>
  typeof done === 'string' ? wrong(c, done) : c.json({ status: true, id: done.id });

export function mountControl(app: App, controls: Controls): void {
  app.use('/sandbox/*', loopbackOnly, callHeaders, readBody(64 * 1024));
  app.use('/sandbox', loopbackOnly, callHeaders);
  app.get('/sandbox', (c) => showOutbox(c, controls));
  app.get('/sandbox/outbox', (c) => showOutbox(c, controls));
  app.get('/sandbox/outbox.css', (c) => c.body(outboxStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/sandbox/outbox/:id', async (c) => {
    const page = await emailPage(controls.db, c.req.param('id'));
    if (page === null) return c.text('Email not found', 404);
    c.header('Content-Security-Policy', EMAIL_POLICY);
    return c.html(page);
  });
  app.post('/sandbox/reset', async (c) => {
    await controls.reset();
    return c.json({ status: true });
  });
  app.post('/sandbox/clock', async (c) => {
    const given = Advance(await bodyOf(c));
    if (given instanceof type.errors) return wrong(c, 'advanceSeconds must be a whole number of seconds, up to one year');
    const problem = await controls.advance(given.advanceSeconds);
    return problem === null ? c.json({ status: true }) : wrong(c, problem);
  });
  app.post('/sandbox/faults', (c) => queue(c, controls));
  app.post('/sandbox/invitations', async (c) => {
    const invited = invitationFrom(await bodyOf(c));
    if (typeof invited === 'string') return wrong(c, invited);
    await controls.invite(invited, ipOf(c));
    return c.json({ status: true });
  });
  app.post('/sandbox/onboarding', (c) => decideOn(c, controls));
  app.post('/sandbox/funding', async (c) => {
    const paid = fundingFrom(await bodyOf(c));
    const problem = typeof paid === 'string' ? paid : await controls.payIn(paid, ipOf(c));
    return problem === null ? c.json({ status: true }) : wrong(c, problem);
  });
  app.post('/sandbox/chargebacks', async (c) => {
    const wanted = chargebackFrom(await bodyOf(c));
    return answerDone(c, typeof wanted === 'string' ? wanted : await controls.openChargeback(wanted, ipOf(c)));
  });
  app.post('/sandbox/chargebacks/decision', async (c) => {
    const decision = chargebackDecisionFrom(await bodyOf(c));
    return answerDone(c, typeof decision === 'string' ? decision : await controls.decideChargeback(decision, ipOf(c)));
  });
  app.post('/sandbox/settlements/decision', async (c) => {
    const decision = settlementDecisionFrom(await bodyOf(c));
    return answerDone(c, typeof decision === 'string' ? decision : await controls.decideSettlement(decision, ipOf(c)));
  });
  app.post('/sandbox/keys', async (c) => {
    const key = keyFrom(await bodyOf(c));
    return key === null ? wrong(c, 'Send { key }') : c.json({ status: true, active: await controls.recordKeyUse(key) });
  });
  controls.sink.mount(app);
  app.all('/sandbox/*', (c) => c.json({ status: false, message: 'Unknown control' }, 404));
}
