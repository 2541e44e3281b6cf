import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import type { approvalsCases } from './approvals.cases';
import type { approvalsMachine } from './approvals.machine';

export const approvalsProperties = collectionProperties('APR-01', 'some') satisfies Properties<
  typeof approvalsMachine,
  typeof approvalsCases
>;
