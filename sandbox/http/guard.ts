/** Checks the session, the role and the business of a call, in that order. */
import { mayCall } from '../../contract/endpoint';
import { sessionOf } from '../access/session';
import type { OperationContext } from '../context';
import { Refusal } from '../refusal';
import { unsafePath } from '../rules/text';
import type { RecordRefusal } from './calls';
import type { Guard, RequestContext } from './serve';
import { ipOf } from './source';

/** The header that names the business. One call has another name for it. */
const NAMES_OF_BUSINESS = ['subsidiary_id', 'subb_id'];

const BEARER = /^Bearer ([\w-]{1,200})$/;

/** The message for a role without the permission. */
export const LACKS = 'Your role does not allow this. Ask the owner of the business';

/** The path has not been checked yet. Text that is not allowed is left out. */
const namedIn = (c: RequestContext) => (unsafePath(c.req.param()) === null ? { params: c.req.param() } : {});

export function guardFor(context: OperationContext, recordRefusal: RecordRefusal): Guard {
  return async ({ endpoint, activity }, c) => {
    if (endpoint.public) return null;
    const session = await sessionOf(context, BEARER.exec(c.req.header('authorization') ?? '')?.[1]);
    if (!mayCall(endpoint, session.permissions)) {
      await recordRefusal({ endpoint, activity, context, ip: ipOf(c), sent: namedIn(c) }, session, LACKS);
      throw new Refusal(403, LACKS);
    }
    const isOther = (named: string | undefined) => named !== undefined && named !== String(session.businessId);
    if (endpoint.headers && NAMES_OF_BUSINESS.some((header) => isOther(c.req.header(header)))) {
      throw new Refusal(403, 'This session belongs to another business');
    }
    return session;
  };
}
