/** Looks many things up, one call each. Several calls run at a time, and those without a response are tried again. */
import type { Failure, Fault } from '../../machines/kit/flow/fault';
import type { Service } from '../../machines/kit/flow/port';
import { survivable } from './partly';
import { pause } from './pause';

type Options = Parameters<Service<void, void>>[1];

/** The number of concurrent calls: it grows with responses and halves when the provider asks to slow down. */
const FEWEST = 2;
const FIRST = 8;
const MOST = 24;

/** The pauses after attempts without a response, in milliseconds. After the last one there is no answer. */
const PAUSES_MS = [500, 1_500];
/** A request to slow down says nothing about what is looked up, so it gets more time. */
const SLOWER_MS = [500, 1_500, 3_000, 6_000, 12_000];

/** A refusal counts as an answer, and shows that the provider keeps up, unless it is about too many requests. */
const isNo = (fault: Fault) => fault.kind === 'server' && fault.status >= 400 && fault.status < 500 && !isTooMuch(fault);
const isTooMuch = (fault: Fault) => fault.kind === 'server' && fault.status === 429;

interface Lookup<Want, Answer> {
  readonly ask: (want: Want, options: Options) => Promise<Answer>;
  /** What a refusal says. It may throw, so that the lookup fails. */
  readonly refused: (want: Want, failure: Failure) => Answer;
  /** What is said of it after the last attempt without a response. */
  readonly silent: (want: Want) => Answer;
}

/** Returns how long to wait after this many attempts, in milliseconds. */
const waitAfter = (fault: Fault, tries: number): number | undefined => (isTooMuch(fault) ? SLOWER_MS : PAUSES_MS)[tries];

/** How many calls run at a time. It follows how well the provider keeps up. */
function pace() {
  let atOnce = FIRST;
  return {
    now: () => Math.floor(atOnce),
    faster: () => {
      atOnce = Math.min(MOST, atOnce + 1 / atOnce);
    },
    slower: () => {
      atOnce = Math.max(FEWEST, atOnce / 2);
    },
  };
}

/** Returns the service of a lookup. Only an expired session and what `refused` throws end it. */
export function lookUp<Want, Answer>({ ask, refused, silent }: Lookup<Want, Answer>) {
  /** Kept from one step to the next. */
  const calls = pace();

  /** Returns the answer of one attempt, or its fault if it is worth another one. */
  async function attempt(want: Want, options: Options): Promise<{ readonly answer: Answer } | { readonly fault: Fault }> {
    try {
      const answer = await ask(want, options);
      calls.faster();
      return { answer };
    } catch (error) {
      const failure = survivable(error);
      const { fault } = failure;
      if (!isNo(fault)) return { fault };
      calls.faster();
      return { answer: refused(want, failure) };
    }
  }

  async function answerOf(want: Want, options: Options): Promise<Answer> {
    for (let tries = 0; ; tries += 1) {
      const tried = await attempt(want, options);
      if ('answer' in tried) return tried.answer;
      if (isTooMuch(tried.fault) || tried.fault.kind === 'timeout') calls.slower();
      const wait = waitAfter(tried.fault, tries);
      if (wait === undefined) return silent(want);
      await pause(wait, options.signal);
    }
  }

  return async (wanted: readonly Want[], options: Options): Promise<readonly Answer[]> => {
    const found: Answer[] = [];
    const left = wanted.values();
    let working = 0;
    const start = (): Promise<unknown>[] => {
      const started: Promise<unknown>[] = [];
      for (; working < calls.now(); working += 1) {
        const { value: want, done } = left.next();
        if (done) break;
        started.push(work(want));
      }
      return started;
    };
    const work = async (want: Want): Promise<void> => {
      found.push(await answerOf(want, options));
      working -= 1;
      await Promise.all(start());
    };
    await Promise.all(start());
    return found;
  };
}
