/**
 * Shows once what failed to load on a page. A part reports its error instead of showing it. The page shows one alert for all, with one button
 * that retries what failed. A dialog shows its own errors.
 */
import { createContext, type ReactNode, type RefObject, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../buttons/Button';
import { Alert } from './Alert';

/**
 * What failed to load, as in “We couldn’t load …”: `your balances`; or the whole sentence, where the documents give one. What is `minor` is named
 * only if nothing else failed. What is `missing`, a sentence too, is not there at all: nothing else is named, because its parts are not there either.
 */
export type Unloaded = string | { readonly sentence: string } | { readonly minor: string } | { readonly missing: string };

export interface LoadError {
  readonly name: Unloaded;
  /** Why, or what to do next, in one sentence. */
  readonly reason: string;
  /** Whether earlier data is still on screen. */
  readonly isStale: boolean;
  readonly onRetry: () => void;
}

type Report = (place: number, error: LoadError | null) => void;

/** Parts render in the order of the page. What failed is named in this order, whichever failed first. */
let places = 0;

const Reporting = createContext<Report | null>(null);

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const each = (texts: readonly string[]) => [...new Set(texts)];

/** More names than these are a list that no merchant reads to its end. */
const MOST_NAMES = 2;

const notLoaded = (names: readonly string[], page: string) =>
  names.length > MOST_NAMES
    ? `Parts of ${page} didn’t load. Your money isn’t affected.`
    : `We couldn’t load ${listed.format(names)}.`;

/** What happened, what is safe, what to do next. */
const wordsFor = (errors: readonly LoadError[], page: string) => {
  const missing = errors.flatMap(({ name }) => (typeof name !== 'string' && 'missing' in name ? name.missing : []));
  if (missing.length > 0) return each(missing).join(' ');
  const major = errors.filter(({ name }) => typeof name === 'string' || 'sentence' in name);
  const shown = major.length > 0 ? major : errors;
  const names = each(shown.flatMap(({ name }) => (typeof name === 'string' ? name : 'minor' in name ? name.minor : [])));
  return [
    ...(names.length > 0 ? [notLoaded(names, page)] : []),
    ...shown.flatMap(({ name }) => (typeof name !== 'string' && 'sentence' in name ? name.sentence : [])),
    ...(shown.some(({ isStale }) => isStale) ? ['Showing the last data we loaded.'] : []),
    ...each(shown.map(({ reason }) => reason)),
  ]
    .filter(Boolean)
    .join(' ');
};

interface LoadErrorAlertProps {
  readonly errors: readonly LoadError[];
  /** In the middle of a sentence. */
  readonly page?: string;
}

export const LoadErrorAlert = ({ errors, page = 'this page' }: LoadErrorAlertProps) => (
  <Alert tone="bad" action={<Button onPress={() => errors.forEach(({ onRetry }) => void onRetry())}>Try again</Button>}>
    {wordsFor(errors, page)}
  </Alert>
);

interface PageErrorsProps {
  /** Gets the focus when the focused alert disappears. */
  readonly heading: RefObject<HTMLElement | null>;
  readonly page: string | undefined;
  readonly children: ReactNode;
}

export function PageErrors({ heading, page, children }: PageErrorsProps) {
  const [reported, setReported] = useState<ReadonlyMap<number, LoadError>>(new Map());
  const report = useCallback<Report>(
    (place, error) =>
      setReported((earlier) => {
        const now = new Map(earlier);
        if (error) now.set(place, error);
        else now.delete(place);
        return now;
      }),
    [],
  );
  const errors = [...reported].sort(([a], [b]) => a - b).map(([, error]) => error);
  return (
    <Reporting value={report}>
      {errors.length > 0 && (
        <FocusKept to={heading}>
          <LoadErrorAlert errors={errors} {...(page && { page })} />
        </FocusKept>
      )}
      {children}
    </Reporting>
  );
}

/** For content in front of the page, which shows its own errors. */
export const NoPageErrors = ({ children }: { readonly children: ReactNode }) => <Reporting value={null}>{children}</Reporting>;

/** Reports an error to the page while there is one. Returns false if no page collects errors. */
export function useReportedError(error: LoadError | null): boolean {
  const report = useContext(Reporting);
  const [place] = useState(() => places++);
  const retry = useRef(error?.onRetry);
  useLayoutEffect(() => {
    retry.current = error?.onRetry;
  });
  const { name, reason, isStale } = error ?? {};
  useLayoutEffect(() => {
    if (!report || name === undefined || reason === undefined || isStale === undefined) return;
    report(place, { name, reason, isStale, onRetry: () => retry.current?.() });
    return () => report(place, null);
  }, [report, place, name, reason, isStale]);
  return report !== null;
}

function FocusKept({ to, children }: { readonly to: RefObject<HTMLElement | null>; readonly children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = around.current;
    const heading = to.current;
    return () => {
      if (box?.contains(document.activeElement)) heading?.focus();
    };
  }, [to]);
  return <div ref={around}>{children}</div>;
}
