import { formProperties } from '../../kit/form.properties';
import type { Properties } from '../../kit/properties';
import type { virtualAccountCases } from './virtualAccount.cases';
import type { virtualAccountMachine } from './virtualAccount.machine';
import { check } from './virtualAccount.rules';

export const virtualAccountProperties = formProperties({ req: 'VAC-01', answers: ['created'], check }) satisfies Properties<
  typeof virtualAccountMachine,
  typeof virtualAccountCases
>;
