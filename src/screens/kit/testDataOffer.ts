import { createContext, type ReactNode } from 'react';
import type { TestList } from '../../../machines/shell/testData/testData.rules';

export interface TestDataProps {
  readonly list: TestList;
  /** Called when the rows were added. */
  readonly onFilled: () => void;
}

/** Returns the offer to fill an empty list with test data, or null if there is none for this user. Lists read it, so no page passes it on. */
export const TestDataOffer = createContext<(props: TestDataProps) => ReactNode>(() => null);
