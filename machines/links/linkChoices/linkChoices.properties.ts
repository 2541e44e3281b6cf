import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { linkChoicesCases } from './linkChoices.cases';
import type { linkChoicesMachine } from './linkChoices.machine';

export const linkChoicesProperties = resourceProperties('PLK-02', 'shown') satisfies Properties<
  typeof linkChoicesMachine,
  typeof linkChoicesCases
>;
