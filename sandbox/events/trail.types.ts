/** What an operation tells the audit trail. */
import type { Db } from '../database/database';
import type { ActorKind, Outcome } from '../rules/audit.types';

/** The person of an entry, or another actor. */
export interface Who {
  readonly actor: ActorKind;
  /** Null: no business yet. */
  readonly businessId: number | null;
  /** Null while nobody is signed in. */
  readonly environment: number | null;
  readonly userId: number | null;
  readonly email: string | null;
  readonly role: string | null;
}

/** What only a handler knows about a change. */
export interface AuditDetails {
  readonly reference?: string;
  readonly before?: object;
  /** Instead of the request's body. */
  readonly after?: object;
}

/** What happened, and the response to it. */
export interface Happened {
  readonly outcome: Outcome;
  readonly answer?: unknown;
  readonly message?: string;
  readonly details?: AuditDetails;
}

export interface CallTrail {
  /** Appends an entry as the last statement of the transaction that makes the change. */
  write(tx: Db, who: Who, happened: Happened): Promise<void>;
  readonly written: number;
}
