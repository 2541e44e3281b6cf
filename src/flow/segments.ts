import { useLocation } from 'wouter';

/** Returns the decoded segments of the URL, because the router has already replaced some characters. */
export function useSegments(): readonly string[] {
  useLocation();
  return window.location.pathname.split('/').slice(1).map(read);
}

/** Returns the last segment, which names what a details page shows. */
export const useSubject = (): string => useSegments().at(-1) ?? '';

/** Anyone can edit a URL, so a segment that cannot be decoded stays as it is. */
function read(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
