import { useMemo } from 'react';
import { useDialogAddress } from '../../../flow/dialogAddress';

const OPEN = ['approve', 'decline'] as const;

const idsIn = (text: string | null) => (text !== null && /^[\w-]+(,[\w-]+)*$/.test(text) ? text.split(',') : null);

export interface Asked {
  readonly payoutIds: readonly string[];
  readonly isApproved: boolean;
}

/** The open decision in the URL: `?approve=7`, `?decline=7,8`. Its functions stay the same while the path does. */
export function useApprovalAddress() {
  const { about, open, close } = useDialogAddress(OPEN);
  const [approve, decline] = [about('approve'), about('decline')];
  const asked = useMemo((): Asked | null => {
    const [approved, declined] = [idsIn(approve), idsIn(decline)];
    if (approved) return { payoutIds: approved, isApproved: true };
    return declined && { payoutIds: declined, isApproved: false };
  }, [approve, decline]);
  const actions = useMemo(
    () => ({
      approve: (ids: readonly string[]) => open('approve', ids.join()),
      decline: (ids: readonly string[]) => open('decline', ids.join()),
      close,
    }),
    [open, close],
  );
  return { asked, ...actions };
}
