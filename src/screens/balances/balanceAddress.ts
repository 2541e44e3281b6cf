import { useLocation, useSearch } from 'wouter';

/** What is open on the balances page, from the address and back into it: `?open=swap`, `?open=fund`, `?open=transfer`. */
export function useBalanceAddress() {
  const [path, navigate] = useLocation();
  const open = new URLSearchParams(useSearch()).get('open');
  return {
    open,
    show: (what: 'swap' | 'fund' | 'transfer') => navigate(`${path}?open=${what}`),
    close: () => navigate(path, { replace: true }),
  };
}
