import { useLocation } from 'wouter';

/** The segments of the address, read where it was written: the router has taken some of its signs for others by now. */
export function useSegments(): readonly string[] {
  useLocation();
  return window.location.pathname.split('/').slice(1).map(read);
}

/** An address is typed by anybody: what cannot be read stays as it is. */
function read(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
