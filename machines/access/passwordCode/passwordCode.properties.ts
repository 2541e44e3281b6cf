import type { Properties } from '../../kit/properties';
import { resendProperties } from '../../kit/resend.properties';
import type { passwordCodeCases } from './passwordCode.cases';
import type { passwordCodeMachine } from './passwordCode.machine';

export const passwordCodeProperties = [...resendProperties('SES-09')] satisfies Properties<
  typeof passwordCodeMachine,
  typeof passwordCodeCases
>;
