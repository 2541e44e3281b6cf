import type { splitAccountMachine } from '../../../machines/splits/splitAccount/splitAccount.machine';
import type { SplitAccountView } from '../../../machines/splits/splitAccount/splitAccount.select';
import type { SplitAccountEvent } from '../../../machines/splits/splitAccount/splitAccount.types';
import type { Branch } from '../../flow/useFlow';

/** The dialog's machine, with that of the look-up. */
export type AccountPart = Branch<typeof splitAccountMachine, SplitAccountEvent>;

export interface AccountFormProps extends AccountPart {
  readonly id: string;
  readonly view: SplitAccountView;
}
