import { useDialogAddress } from '../../flow/dialogAddress';

const NEW = 'new';
const OPEN = ['stakeholder', 'removing'] as const;

export type StakeholderAddress = ReturnType<typeof useStakeholderAddress>;

/** The open dialog in the URL: `?stakeholder=new`, `?stakeholder=7`, `?removing=7`. */
export function useStakeholderAddress() {
  const { about, open, close } = useDialogAddress(OPEN);
  const one = about('stakeholder');
  return {
    isAdding: one === NEW,
    edited: one === NEW ? null : one,
    removed: about('removing'),
    add: () => open('stakeholder', NEW),
    edit: (id: string) => open('stakeholder', id),
    remove: (id: string) => open('removing', id),
    close,
  };
}
