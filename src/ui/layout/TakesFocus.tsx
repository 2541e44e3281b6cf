import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus once, when it appears in place of what had it. Otherwise the focus would be lost with that. */
export function TakesFocus({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
