import type { ComponentProps, MouseEvent } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link to another page. The router's own renders again whenever the address changes, and a page has dozens. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const { aroundNav } = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // With these the browser opens another tab or window, or saves the page.
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    onClick?.(event);
    event.preventDefault();
    aroundNav(navigate, href);
  };
  return <a {...rest} href={href} onClick={follow} />;
}
