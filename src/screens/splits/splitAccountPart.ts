import type { splitAccountMachine } from '../../../machines/splits/splitAccount/splitAccount.machine';
import type { SplitAccountView } from '../../../machines/splits/splitAccount/splitAccount.select';
import type { SplitAccountEvent } from '../../../machines/splits/splitAccount/splitAccount.types';
import type { ActorNode } from '../../flow/useFlow';

/** The dialog's machine with that of the lookup. */
export type AccountPart = ActorNode<typeof splitAccountMachine, SplitAccountEvent>;

export interface AccountFormProps extends AccountPart {
  readonly id: string;
  readonly view: SplitAccountView;
}
