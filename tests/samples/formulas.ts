/** Works out the formulas that our spreadsheets contain, as a spreadsheet would. It knows no others. */
type Value = string | number;

/** The cells of each sheet as text, with formulas that start with `=`. */
export type Book = Readonly<Record<string, readonly (readonly string[])[]>>;

const TOKENS = /\s*(?:("[^"]*")|((?:\w+!)?[A-Z]+\d*(?::[A-Z]+\d*)?(?![\w(]))|([A-Z]+)\(|(\d+(?:\.\d+)?)|([-=,)]))/gy;
const PLACE = /^(?:(\w+)!)?([A-Z])(\d*)(?::([A-Z])(\d*))?$/;

const numberOf = (value: Value | undefined): number => (typeof value === 'number' ? value : Number.parseFloat(value ?? '') || 0);

/** Returns what a cell shows. @throws TypeError for a formula with anything else */
export function shownIn(book: Book, sheet: string, row: number, column: number): Value {
  const text = book[sheet]?.[row]?.[column] ?? '';
  if (text.startsWith('=')) return new Formula(book, sheet, text.slice(1)).result();
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

class Formula {
  private readonly tokens: readonly RegExpExecArray[];
  private at = 0;

  constructor(
    private readonly book: Book,
    private readonly sheet: string,
    text: string,
  ) {
    const tokens = [...text.matchAll(TOKENS)];
    if (tokens.map(([token]) => token).join('') !== text) throw new TypeError(`${text} has parts that no formula of ours has`);
    this.tokens = tokens;
  }

  result(): Value {
    const [value] = this.expression();
    return value ?? '';
  }

  /** A range is all its values. */
  private expression(): readonly Value[] {
    let left = this.term();
    for (;;) {
      const sign = this.tokens[this.at]?.[5];
      if (sign !== '-' && sign !== '=') return left;
      this.at += 1;
      const [a, b] = [left[0], this.term()[0]];
      left = [sign === '-' ? numberOf(a) - numberOf(b) : a === b ? 1 : 0];
    }
  }

  private term(): readonly Value[] {
    const [, literal, place, name, number] = this.tokens[this.at] ?? [];
    this.at += 1;
    if (literal !== undefined) return [literal.slice(1, -1)];
    if (number !== undefined) return [Number(number)];
    if (place !== undefined) return this.range(place);
    const given: (readonly Value[])[] = [];
    do given.push(this.expression());
    while (this.tokens[this.at++]?.[5] === ',');
    return [applied(name ?? '', given)];
  }

  private range(place: string): readonly Value[] {
    const [, sheet = this.sheet, column = '', from = '', , to = ''] = PLACE.exec(place) ?? [];
    const first = from === '' ? 1 : Number(from);
    const last = place.includes(':') ? (to === '' ? (this.book[sheet]?.length ?? 0) : Number(to)) : first;
    const at = column.charCodeAt(0) - 65;
    return Array.from({ length: last - first + 1 }, (_, n) => shownIn(this.book, sheet, first - 1 + n, at));
  }
}

const sum = (values: readonly Value[]) => values.reduce<number>((all, value) => all + (typeof value === 'number' ? value : 0), 0);

function applied(name: string, given: readonly (readonly Value[])[]): Value {
  const [first = [], second = [], third = []] = given;
  switch (name) {
    case 'SUM':
      return sum(first);
    case 'SUMIF':
      return sum(third.filter((_, n) => first[n] === second[0]));
    case 'ROUND':
      return Number(numberOf(first[0]).toFixed(numberOf(second[0])));
    case 'IF':
      return (first[0] ? second[0] : third[0]) ?? '';
    default:
      throw new TypeError(`${name} is in no formula of ours`);
  }
}
