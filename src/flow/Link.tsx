import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { OpenedFrom } from './openedFrom';

interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Whether it takes the place of this page in the history. */
  readonly replace?: boolean;
  /** Whether it leads to another row of the list that opened this page, which then knows the same rows. */
  readonly keepsRows?: boolean;
}

/** A link to another page. The router's own renders again whenever the address changes, and a page has dozens. */
export function Link({ href, replace = false, keepsRows = false, onClick, ...rest }: LinkProps) {
  const { aroundNav } = useRouter();
  const openedFrom = useContext(OpenedFrom);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // With these the browser opens another tab or window, or saves the page.
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    onClick?.(event);
    event.preventDefault();
    const state = openedFrom?.() ?? (keepsRows ? window.history.state : undefined);
    aroundNav(navigate, href, { replace, ...(state !== undefined && { state }) });
  };
  return <a {...rest} href={href} onClick={follow} />;
}
