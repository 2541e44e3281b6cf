/** One place on the axis: what is drawn above the line, below it, and across both. Decimal text in one unit, `up` and `down` without a sign. */
export interface MirrorPoint {
  /** In full, as it is read out. */
  readonly name: string;
  /** As the axis has room for it. */
  readonly short: string;
  readonly up: string;
  readonly down: string;
  readonly net: string;
}

/** The colours of a drawing, as the theme has them now. */
export interface Inks {
  readonly up: string;
  readonly down: string;
  readonly line: string;
  readonly grid: string;
  readonly page: string;
  readonly text: string;
}

/** Where in its box the bars are drawn, in pixels. */
export interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
