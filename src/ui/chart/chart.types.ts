/** One point of the axis: the values above the line, below it, and across both. Decimal text in one unit, `up` and `down` without a sign. */
export interface MirrorPoint {
  /** The full name, as it is announced. */
  readonly name: string;
  /** The short name on the axis. */
  readonly short: string;
  readonly up: string;
  readonly down: string;
  readonly net: string;
}

/** The colours of a drawing in the current theme. */
export interface Inks {
  readonly up: string;
  readonly down: string;
  readonly line: string;
  readonly grid: string;
  readonly page: string;
  readonly text: string;
}

/** The position of the bars in their box, in pixels. */
export interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
