/** Measures text by a fixed table, because a chart must not depend on the installed fonts. */

/** Advance widths of Arial from space to tilde, in thousandths of the font size. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778,
  722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
  500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const OTHER = 700;

/** The app's font is a little wider than Arial, and bold text more so. */
const WIDER = { plain: 1.02, strong: 1.1 };

export const textWidth = (text: string, size: number, weight: keyof typeof WIDER = 'plain') =>
  ([...text].reduce((sum, letter) => sum + (WIDTHS[letter.charCodeAt(0) - 32] ?? OTHER), 0) * size * WIDER[weight]) / 1000;

/** Breaks text between words into lines no wider than `width`. A longer word has a line of its own. */
export function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
