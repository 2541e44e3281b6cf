/** The texts that a pattern means, as a person reads them. What no person can read is refused. */

const NUMBER = '(number)';
const ANYTHING = '…';

/** Texts by their parts: a text, a number or anything. */
type Texts = readonly string[];

const joined = (all: readonly Texts[]): Texts =>
  all.reduce<Texts>((before, next) => before.flatMap((start) => next.map((end) => start + end)), ['']);

/** What one of the characters of a class means: digits with their marks are a number. */
const classMeans = (inner: string) => (inner.includes('\\d') ? NUMBER : ANYTHING);

/** Reads a pattern from left to right. */
class Reader {
  #at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  /** Every alternative up to the end of the group or the pattern. */
  alternatives(): Texts {
    const all: string[] = [...this.#sequence()];
    while (this.#take('|')) all.push(...this.#sequence());
    return all;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  #take(text: string): boolean {
    const isNext = this.#source.startsWith(text, this.#at);
    if (isNext) this.#at += text.length;
    return isNext;
  }

  #sequence(): Texts {
    const parts: Texts[] = [];
    while (!this.isAtEnd && !'|)'.includes(this.#source.charAt(this.#at))) parts.push(this.#repeated(this.#atom()));
    return joined(parts);
  }

  #repeated(atom: Texts): Texts {
    if (this.#take('?')) return [...atom, ''];
    if (this.#take('*') || this.#take('+')) return atom.every((one) => one === NUMBER) ? atom : [ANYTHING];
    if (this.#source.charAt(this.#at) === '{') throw new Error(`/${this.#source}/ counts repetitions, which no phrase says.`);
    return atom;
  }

  #atom(): Texts {
    if (this.#take('(?!')) {
      this.#group();
      return [''];
    }
    if (this.#take('(?:') || this.#take('(')) return this.#group();
    if (this.#take('[')) return [classMeans(this.#upTo(']'))];
    if (this.#take('^') || this.#take('$')) return [''];
    if (this.#take('.')) return [ANYTHING];
    if (this.#take('\\')) return [this.#escaped()];
    return [this.#next()];
  }

  #group(): Texts {
    const inner = this.alternatives();
    if (!this.#take(')')) throw new Error(`/${this.#source}/ has a group without an end.`);
    return inner;
  }

  #escaped(): string {
    const mark = this.#next();
    if (mark === 'd') return NUMBER;
    if (mark === 'w') return ANYTHING;
    if (mark === 's') return ' ';
    // The text of an earlier group: only a lookahead uses it, which says nothing.
    if (/\d/.test(mark)) return '';
    if (/\w/.test(mark)) throw new Error(`/${this.#source}/ has \\${mark}, which no phrase says.`);
    return mark;
  }

  #next(): string {
    const one = this.#source.charAt(this.#at);
    this.#at += one.length;
    return one;
  }

  #upTo(end: string): string {
    const start = this.#at;
    while (!this.#take(end)) {
      if (this.isAtEnd) throw new Error(`/${this.#source}/ has a class without an end.`);
      this.#at += 1;
    }
    return this.#source.slice(start, this.#at - end.length);
  }
}

/** A text that this one stands for. */
const sampleOf = (text: string) => text.replaceAll(NUMBER, '7').replaceAll(ANYTHING, 'x');

/** Every text of a pattern. An open end is `…`. */
export function textsOf(pattern: RegExp): readonly string[] {
  const { source } = pattern;
  const isOpen = { start: !source.startsWith('^'), end: !source.endsWith('$') };
  const read = new Reader(source).alternatives();
  const meant = read.filter((text) => pattern.test(sampleOf(text)));
  const texts = (meant.length > 0 ? meant : read).map((text) => text.replace(/(\(number\))(?:\1|…)+/g, '$1'));
  const open = texts.map((text) => `${isOpen.start ? ANYTHING : ''}${text}${isOpen.end ? ANYTHING : ''}`);
  return [...new Set(open.map((text) => text.replace(/…{2,}/g, ANYTHING)))];
}
