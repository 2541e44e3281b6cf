/** Reads the reports of vitest and Playwright on the paths they walked, by the ids in the titles. */
import { type Failure, failureIn } from './result';

export interface Outcome {
  readonly id: string;
  readonly seconds: number;
  readonly failed: Failure | null;
}

const idIn = (title: string) => /\bpath (\w+-[0-9a-f]{8}) /.exec(title)?.[1] ?? null;

interface VitestReport {
  readonly testResults: readonly {
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly duration?: number;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

export function outcomesOfVitest(text: string): readonly Outcome[] {
  const { testResults }: VitestReport = JSON.parse(text);
  const broken = testResults.find(({ assertionResults, message }) => assertionResults.length === 0 && message);
  if (broken) throw new Error(`The view could not be opened: ${broken.message?.split('\n')[0]}`);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ title, status, duration = 0, failureMessages = [] }) => {
      const id = idIn(title);
      if (id === null || status === 'skipped' || status === 'pending') return [];
      const failed = status === 'passed' ? null : failureIn(failureMessages[0] ?? 'It failed without an error message.');
      return [{ id, seconds: duration / 1000, failed }];
    });
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly results: readonly {
        readonly status: string;
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
}

interface PlaywrightReport extends Suite {
  readonly errors: readonly { readonly message?: string }[];
}

const specsIn = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [...specs, ...suites.flatMap(specsIn)];

export function outcomesOfPlaywright(text: string): readonly Outcome[] {
  const report: PlaywrightReport = JSON.parse(text);
  const specs = specsIn(report);
  const [error] = report.errors;
  if (error && specs.length === 0) throw new Error(`The browser could not be opened: ${failureIn(error.message ?? '').why}`);
  return specs.flatMap(({ title, tests }) => {
    const id = idIn(title);
    const last = tests.at(-1)?.results.at(-1);
    if (id === null || !last || last.status === 'skipped') return [];
    const failed = last.status === 'passed' ? null : failureIn(last.error?.message ?? `It ${last.status}.`);
    return [{ id, seconds: last.duration / 1000, failed }];
  });
}
