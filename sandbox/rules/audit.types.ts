/** What the audit trail records, in the terms of its table. */

/** Named values, masked. */
export type Fields = Readonly<Record<string, string>>;

export type Outcome = 'done' | 'refused';

/** Who made a change: a user or somebody who signs up, a customer who pays, or the sandbox by one of its controls. */
export type ActorKind = 'user' | 'customer' | 'sandbox';
