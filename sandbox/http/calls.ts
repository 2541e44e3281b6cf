/** What the server says about a call, so that an entry of the audit trail can follow it. */
import type { Endpoint } from '../../contract/endpoint';
import type { Session } from '../access/session';
import type { Clock } from '../clock';
import type { OperationContext } from '../context';
import type { Activity } from '../events/activity';
import type { AuditDetails, CallTrail } from '../events/trail.types';

/** A checked request. */
export interface Sent {
  readonly params?: unknown;
  readonly body?: unknown;
  readonly files?: object | undefined;
}

export interface CallOf {
  readonly endpoint: Pick<Endpoint, 'name'>;
  readonly activity: Activity | null;
  readonly clock: Clock;
  readonly ip: string | null;
  readonly sent: Sent;
}

/** Opens the trail of a call. */
export type OpenTrail = (call: CallOf) => CallTrail;

/** What a handler of a signed-in user tells the audit trail. */
export interface AuditNotes {
  /** What was changed. Without it, the entry has the request's body. */
  about(details: AuditDetails): void;
  /** Nothing was changed, so there is no entry. Only for an activity that may change nothing. */
  unchanged(): void;
}

interface Given {
  readonly context: OperationContext;
  readonly audit: AuditNotes;
}

export interface Running {
  readonly endpoint: Endpoint;
  readonly activity: Activity | null;
  readonly session: Session | null;
  readonly context: OperationContext;
  readonly ip: string | null;
  readonly sent: Sent;
  /** Runs before the transaction: see `serveChange`. */
  readonly first: (given: Given) => Promise<void>;
  readonly handle: (given: Given) => Promise<unknown>;
}

export type RunCall = (running: Running) => Promise<unknown>;

/** Records that a role lacked the permission for a call. */
export type RecordRefusal = (
  running: Omit<Running, 'first' | 'handle' | 'session'>,
  session: Session,
  message: string,
) => Promise<void>;
