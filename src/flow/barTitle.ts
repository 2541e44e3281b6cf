/** What a page shows in the top bar instead of its title. */
import { createContext, useContext, useEffect } from 'react';

export const BarTitleOfPage = createContext<(title: string | null) => void>(() => undefined);

/** Shows a text in the top bar while the page is open. Null: the bar shows the title of the page. */
export function useBarTitle(title: string | null): void {
  const show = useContext(BarTitleOfPage);
  useEffect(() => {
    show(title);
    return () => show(null);
  }, [title, show]);
}
