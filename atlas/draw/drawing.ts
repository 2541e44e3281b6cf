/** A laid out chart as plain data, in pixels from the upper left corner. */
import type { StateModel } from '../model';

export type Point = readonly [x: number, y: number];

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type LineRole = 'description' | 'call' | 'action' | 'event' | 'guard';

export interface Part {
  readonly role: LineRole;
  readonly text: string;
}

/** A line of text. Lines of the same transitions are selected together. */
export interface Line {
  readonly parts: readonly Part[];
  /** The ids of the transitions that it is about. Empty if it is about a state. */
  readonly transitions: readonly string[];
}

/** The name of a state. In plain words, the name in the code comes second. */
export interface Title {
  readonly name: string;
  readonly code: string;
}

export interface Box extends Area {
  readonly id: string;
  readonly state: StateModel;
  readonly title: Title;
  /** Whether it can be collapsed, or is. Null for a state that has none inside. */
  readonly fold: 'open' | 'closed' | null;
  /** Text below the name: the state's purpose, its calls and actions, and the transitions that do not leave it. */
  readonly lines: readonly Line[];
}

/** Kinds of wires. They differ in dash and marker, not only in colour. */
export type Look = 'plain' | 'error' | 'delay' | 'always' | 'start';

/** Transitions of one look between the same two states share a wire. Each keeps its own label. */
export interface Wire {
  readonly look: Look;
  readonly transitions: readonly string[];
  readonly source: string;
  readonly target: string;
  readonly points: readonly Point[];
  readonly label: (Area & { readonly lines: readonly Line[] }) | null;
}

export interface Start extends Area {
  /** The state that it enters. */
  readonly state: string;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly starts: readonly Start[];
  readonly wires: readonly Wire[];
}

/** Letter sizes and spacing of a chart. */
export const RULE = {
  name: 13,
  letter: 11,
  line: 15,
  pad: 12,
  head: 28,
  foot: 8,
  start: 10,
  history: 26,
  sign: 16,
  /** Between a name and the name in the code. */
  gap: 8,
  /** The button that collapses a region, with the space after it. */
  fold: 24,
};

const inside = (a: number, length: number, b: number, other: number) => a < b + other && b < a + length;
export const meet = (one: Area, two: Area) =>
  inside(one.x, one.width, two.x, two.width) && inside(one.y, one.height, two.y, two.height);
