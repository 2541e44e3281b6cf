import { useLocation, useSearch } from 'wouter';

const ONE = 'stakeholder';
const NEW = 'new';
const LEAVING = 'removing';

export type StakeholderAddress = ReturnType<typeof useStakeholderAddress>;

/** Which dialog is open over the list, in the address: `?stakeholder=new`, `?stakeholder=7`, `?removing=7`. */
export function useStakeholderAddress() {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const one = search.get(ONE);
  const open = (name: string, id: string) => navigate(`${path}?${new URLSearchParams({ [name]: id })}`);
  return {
    isAdding: one === NEW,
    edited: one === NEW ? null : one,
    removed: search.get(LEAVING),
    add: () => open(ONE, NEW),
    edit: (id: string) => open(ONE, id),
    remove: (id: string) => open(LEAVING, id),
    close: () => navigate(path, { replace: true }),
  };
}
