/** A chart with a place for everything: plain data, in pixels from the upper left corner. */
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

/** A line of text. Lines of one transition belong together, and are chosen together. */
export interface Line {
  readonly parts: readonly Part[];
  readonly transition: string | null;
}

export interface Box extends Area {
  readonly id: string;
  readonly state: StateModel;
  /** Below the name: what the state is for, what it calls and does, and the transitions that do not leave it. */
  readonly lines: readonly Line[];
}

/** Told apart by dash and mark, and by colour beside. */
export type Look = 'plain' | 'error' | 'delay' | 'always' | 'start';

/** Transitions of one look between the same two states share a wire; each keeps its own lines beside it. */
export interface Wire {
  readonly look: Look;
  readonly transitions: readonly string[];
  readonly source: string;
  readonly target: string;
  readonly points: readonly Point[];
  readonly label: (Area & { readonly lines: readonly Line[] }) | null;
}

export interface Start extends Area {
  /** The state that is entered through it. */
  readonly state: string;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly starts: readonly Start[];
  readonly wires: readonly Wire[];
}

/** What the sheet is ruled by: letters and the room between them. */
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
};

const inside = (a: number, length: number, b: number, other: number) => a < b + other && b < a + length;
export const meet = (one: Area, two: Area) =>
  inside(one.x, one.width, two.x, two.width) && inside(one.y, one.height, two.y, two.height);
