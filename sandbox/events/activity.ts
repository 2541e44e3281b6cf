/** What the audit trail says about a call that changes something or returns a file, and about another change. */

import type { ActivityType } from '../../contract/settings/auditActivities';

export interface Activity {
  readonly type: ActivityType;
  readonly action: string;
  /** What it is done to, and where its reference is: in the path, the body or the response. Missing: there is only one. */
  readonly subject?: readonly [kind: string, place?: `${'params' | 'body' | 'answer'}.${string}`];
  /** Refusals are recorded as well. Those of calls that move money always are. */
  readonly withRefusals?: true;
  /** The call may find that nothing is to be changed, and then has no entry. */
  readonly mayChangeNothing?: true;
}
