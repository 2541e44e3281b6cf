/** Writes the audit entry of one call, for one business and person. */
import type { Activity } from '../events/activity';
import type { OpenTrail } from '../http/calls';
import { appendEntry } from './appendEntry';
import { fieldsOf, sentFiles } from './fields.rules';

/** The chain of people without a business. */
const NO_BUSINESS = 0;

const at = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Object.entries(data).find(([key]) => key === name)?.[1] : undefined;

function textAt(data: unknown, path: string): string | null {
  const found = path.split('.').reduce(at, data);
  return fieldsOf({ found })?.found ?? null;
}

/** Refused reads have no activity of their own. */
const WITHOUT_PERMISSION: Activity = { type: 'Access', action: 'View without permission' };

const valuesOf = (body: unknown): object => {
  if (Array.isArray(body)) return { item: body };
  return typeof body === 'object' && body !== null ? body : {};
};

export const trailOf: OpenTrail = ({ endpoint, activity, clock, ip, sent }) => {
  const { type, action, subject } = activity ?? WITHOUT_PERMISSION;
  const { body, files = {} } = sent;
  let written = 0;
  return {
    get written() {
      return written;
    },
    write: async (tx, who, { outcome, answer, message, details = {} }) => {
      written += 1;
      await appendEntry(tx, {
        ...who,
        businessId: who.businessId ?? NO_BUSINESS,
        at: clock.now(),
        call: endpoint.name,
        activityType: type,
        action,
        subject: subject?.[0] ?? null,
        reference: details.reference ?? (subject?.[1] ? textAt({ ...sent, answer }, subject[1]) : null),
        ip,
        outcome,
        message: message ?? textAt(answer, 'message'),
        before: details.before ? fieldsOf(details.before) : null,
        after: fieldsOf(details.after ?? { ...valuesOf(body), ...sentFiles(files) }),
      });
    },
  };
};
