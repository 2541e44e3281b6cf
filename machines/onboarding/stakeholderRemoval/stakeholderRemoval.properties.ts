import { deedProperties } from '../../kit/deed.properties';
import type { Properties } from '../../kit/properties';
import type { stakeholderRemovalCases } from './stakeholderRemoval.cases';
import type { stakeholderRemovalMachine } from './stakeholderRemoval.machine';

export const stakeholderRemovalProperties = deedProperties('ONB-10', 'deleted') satisfies Properties<
  typeof stakeholderRemovalMachine,
  typeof stakeholderRemovalCases
>;
