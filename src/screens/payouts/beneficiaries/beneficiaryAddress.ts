import { useMemo } from 'react';
import { useDialogAddress } from '../../../flow/dialogAddress';

const OPEN = ['new', 'resolving', 'removing'] as const;

/** The open dialog in the URL: `?new=beneficiary`, `?resolving=7`, `?removing=7`. Its functions stay the same while the path does. */
export function useBeneficiaryAddress() {
  const { about, open, close } = useDialogAddress(OPEN);
  const actions = useMemo(
    () => ({
      add: () => open('new', 'beneficiary'),
      resolve: (id: string) => open('resolving', id),
      remove: (id: string) => open('removing', id),
      close,
    }),
    [open, close],
  );
  return { isAdding: about('new') !== null, resolved: about('resolving'), removed: about('removing'), ...actions };
}
