import type { Properties } from '../../kit/properties';
import { resendProperties } from '../../kit/resend.properties';
import type { verificationMailCases } from './verificationMail.cases';
import type { verificationMailMachine } from './verificationMail.machine';

export const verificationMailProperties = [...resendProperties('SUP-04')] satisfies Properties<
  typeof verificationMailMachine,
  typeof verificationMailCases
>;
