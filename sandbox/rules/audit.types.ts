/** What the audit trail records, in the terms of its table. */
export type { AuditActor as ActorKind, AuditFields as Fields, AuditOutcome as Outcome } from '../../contract/settings/auditChain';
