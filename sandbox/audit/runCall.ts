/** Runs a call so that what it changes and its audit entry are one transaction (ADR 065). */
import type { Endpoint } from '../../contract/endpoint';
import { whoIs } from '../access/actors';
import type { Session } from '../access/session';
import { withoutFirstSavepoint } from '../database/firstTransaction';
import { readOnly } from '../database/readOnly';
import type { Activity } from '../events/activity';
import type { AuditDetails, CallTrail } from '../events/trail.types';
import type { AuditNotes, RecordRefusal, RunCall, Running } from '../http/calls';
import { Refusal } from '../refusal';
import { trailOf } from './trail';

const noNotes: AuditNotes = { about: () => undefined, unchanged: () => undefined };

function notesOf() {
  let details: AuditDetails = {};
  let isUnchanged = false;
  const notes: AuditNotes = {
    about: (more) => {
      details = { ...details, ...more };
    },
    unchanged: () => {
      isUnchanged = true;
    },
  };
  return { notes, read: () => ({ details, isUnchanged }) };
}

/** Only the operation knows the person, so it writes the entry. Success without an entry is a defect. */
async function runPublic({ endpoint, context, handle }: Running, trail: CallTrail): Promise<unknown> {
  const answer = await handle({ context: { ...context, audit: trail }, audit: noNotes });
  if (trail.written !== 1) throw new Error(`${endpoint.name} wrote ${trail.written} audit entries instead of one`);
  return answer;
}

const changesNothing = ({ name }: Endpoint) => `${name} changes data but only reads: use serveChange`;

const runRead = ({ endpoint, context, handle }: Running): Promise<unknown> =>
  handle({ context: { ...context, db: readOnly(context.db, changesNothing(endpoint)) }, audit: noNotes });

/** The rows of a file are read after the response has begun, so the entry comes before, in a transaction of its own. */
async function runExport(running: Running, session: Session, trail: CallTrail): Promise<unknown> {
  const answer = await runRead(running);
  await trail.write(running.context.db, whoIs(session), { outcome: 'done' });
  return answer;
}

/** A refusal is thrown after the commit, because wrong attempts must stay counted. */
async function runChange(running: Running, session: Session, trail: CallTrail, activity: Activity): Promise<unknown> {
  const { endpoint, context, first, handle } = running;
  await first({ context: { ...context, audit: trail }, audit: noNotes });
  const outcome = await context.db.transaction(async (tx) => {
    const { notes, read } = notesOf();
    try {
      const answer = await handle({ context: { ...context, db: withoutFirstSavepoint(tx) }, audit: notes });
      const { details, isUnchanged } = read();
      if (isUnchanged && !activity.mayChangeNothing) throw new Error(`${endpoint.name} does not say that it may change nothing`);
      if (!isUnchanged) await trail.write(tx, whoIs(session), { outcome: 'done', answer, details });
      return { answer };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (endpoint.movesMoney || activity.withRefusals)
        await trail.write(tx, whoIs(session), { outcome: 'refused', message: error.message });
      return error;
    }
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome.answer;
}

export const audited: RunCall = async (running) => {
  const { endpoint, activity, session, context, ip, sent } = running;
  if (!activity) return runRead(running);
  const trail = trailOf({ endpoint, activity, clock: context.clock, ip, sent });
  if (session === null) return runPublic(running, trail);
  return endpoint.file ? runExport(running, session, trail) : runChange(running, session, trail, activity);
};

export const recordRefusedRole: RecordRefusal = async ({ endpoint, activity, context, ip, sent }, session, message) => {
  const trail = trailOf({ endpoint, activity, clock: context.clock, ip, sent });
  await trail.write(context.db, whoIs(session), { outcome: 'refused', message });
};
