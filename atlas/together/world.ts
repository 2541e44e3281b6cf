/** What takes part in a composition: tabs, the calls between them and the provider, and the provider itself. */
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Fault } from '../../machines/kit/flow/fault';
import type { Tab } from './tab';

/** How often something may happen in one run. */
export interface Bounds {
  /** Orders that are reviewed. */
  readonly orders: number;
  /** Tabs that are opened from the bookmark of another one. */
  readonly copies: number;
  /**
   * Mishaps of any kind together: a call that never arrives, arrives late, or arrives twice; an answer that is lost; an expired session; a tab that
   * is reloaded, or opened again after its flow ended.
   */
  readonly mishaps: number;
}

/** A call on its way to the provider. */
export interface Call {
  readonly port: string;
  readonly input: unknown;
  /** The tab that made it, from 0. */
  readonly by: number;
}

/** What the provider does with a call. */
export interface Reaction<Books> {
  /** In words: `the provider pays`. */
  readonly says: string;
  readonly books: Books;
  readonly reply: { readonly output: unknown } | { readonly error: Fault };
}

/** The provider as a pure function of its books. Several reactions are several decisions that it is free to make. */
export interface Provider<Books> {
  readonly opens: Books;
  readonly receive: (books: Books, call: Call) => readonly Reaction<Books>[];
}

export interface World<Books, Memory> {
  readonly tabs: readonly Tab[];
  /** Calls that nobody waits for and that may still arrive. */
  readonly late: readonly Call[];
  readonly books: Books;
  readonly bounds: Bounds;
  /** What only the proof remembers. */
  readonly memory: Memory;
}

/** What a person can do in a tab. */
export interface Action {
  readonly actor: string;
  /** All of them together are one step. */
  readonly events: readonly AnyEventObject[];
  readonly says: string;
  /** It counts against this bound. */
  readonly costs?: keyof Bounds;
}

/** Something that must be true of every world, or that every world must still be able to lead to. */
export interface Claim<Books, Memory> {
  readonly says: string;
  readonly req: readonly string[];
  readonly kind: 'always' | 'canStill';
  /** Whether a world shows what the claim is about. If none does, the claim says nothing. */
  readonly applies: (world: World<Books, Memory>) => boolean;
  /** Returns what is wrong with a world, or null. */
  readonly wrong: (world: World<Books, Memory>) => string | null;
}

export interface Composition<Books, Memory> {
  /** The chart of the machine that takes part. */
  readonly name: string;
  /** Who and what takes part, in words. */
  readonly title: string;
  /** Whose tabs they are, in order: `first tab`. */
  readonly tabs: readonly { readonly says: string; readonly machine: AnyStateMachine; readonly input: unknown | null }[];
  readonly provider: Provider<Books>;
  readonly actions: readonly Action[];
  /** Ports that always answer, at once. */
  readonly steady: readonly string[];
  /** Ports whose calls change something at the provider, also when nobody waits for them. */
  readonly effects: readonly string[];
  /** Returns what a tab starts with after a reload, or null if nothing is kept. */
  readonly kept: (tab: Tab) => unknown | null;
  readonly bounds: Bounds;
  readonly memory: {
    readonly opens: Memory;
    readonly next: (memory: Memory, at: number, before: Tab | null, after: Tab) => Memory;
  };
  readonly claims: readonly Claim<Books, Memory>[];
  /** The bounds that the model itself has, as sentences. */
  readonly limits: readonly string[];
}
