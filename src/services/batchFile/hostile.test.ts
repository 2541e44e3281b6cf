/** Files that are made to take all time or memory: reading them takes as long as they are, and ends in words. */
import { describe, expect, it } from 'vitest';
import { knownHeads } from '../../../machines/payouts/bulkPayout/bulkPayout.file';
import { readCsv } from './csv';
import { Unreadable } from './unreadable';
import { attribute, elements, plainXml, textIn, without } from './xml';

/** The shortest of five runs, in milliseconds: other work on the machine only makes one longer. */
function timeOf(work: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const since = performance.now();
    work();
    return performance.now() - since;
  });
  return Math.min(...times);
}

const quietly = (work: () => unknown) => () => {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(Unreadable);
  }
};

describe('[BLK-01] the reader of XML', () => {
  it.each([
    ['elements without an end', '<si>', (xml: string) => [...elements(xml, '(?:\\w+:)?si')]],
    ['tags without an end', '<si ', (xml: string) => [...elements(xml, '(?:\\w+:)?si')]],
    ['texts without an end', '<t>', textIn],
    ['pronunciations without an end', '<rPh>', textIn],
    ['comments without an end', '<office:annotation>', (xml: string) => without(xml, 'office:annotation')],
    ['long names', '<aaaaaaaa', (xml: string) => [...elements(xml, '(?:\\w+:)?c')]],
    ['attributes with quotation marks', ` r='"' "`, (xml: string) => attribute(xml, 'r')],
    ['comments of XML', '<!-- -->', plainXml],
    ['comments of XML without an end', '<!--', plainXml],
    ['tags with quotation marks', `<si a="'`, (xml: string) => [...elements(xml, 'si')]],
    ['long attributes', ' r ', (xml: string) => attribute(xml, 'r')],
  ])('takes four times as long for four times as many %s', (_, piece, read) => {
    const [short, long] = [20_000, 80_000].map((count) => timeOf(quietly(() => read(piece.repeat(count)))));
    // Quadratic work takes sixteen times as long, and seconds. Below a fifth of a second a busy machine decides.
    expect(long).toBeLessThan(Math.max(200, 10 * (short ?? 0)));
  });

  it('refuses an element without an end', () => expect(() => [...elements('<si>a', 'si')]).toThrow(Unreadable));
  it('finds what stands between the tags, also with a prefix and without content', () =>
    expect(
      Array.from(elements('<x:si a="1"><t>b</t></x:si><si/><sip/>', '(?:\\w+:)?si'), ({ attributes, inner }) => [
        attributes,
        inner,
      ]),
    ).toEqual([
      [' a="1"', '<t>b</t>'],
      ['', ''],
    ]));
  it('leaves out elements wherever they stand', () => expect(without('a<b>x</b>c<b/>d', 'b')).toBe('acd'));
});

const csv = (text: string) => readCsv(new TextEncoder().encode(text), knownHeads);
const HEADS = 'Account Number;Bank;Amount;Description';

describe('[BLK-01] a file of text', () => {
  it('may have titles above its headings, whatever separates their cells', () => {
    const { lines } = csv(`"Exported by Sheets";""\r\n;\r\n${HEADS}\r\n0123456789;Zenith;5;Rent`);
    expect(lines.at(-1)?.cells).toEqual(['0123456789', 'Zenith', '5', 'Rent']);
    expect(lines[0]?.cells).toEqual(['Exported by Sheets', '']);
  });
  it('with many quotation marks and spaces is refused at once', () => {
    const since = performance.now();
    const cell = `"${'x"'.repeat(500_000)}${' '.repeat(500_000)}`;
    expect(() => csv(`${HEADS}\n${cell};b;5;c`)).toThrow('Row 2 has an opening quotation mark');
    expect(performance.now() - since).toBeLessThan(1_000);
  });
  it('may have spaces after a closing quotation mark, and quotation marks within a cell', () => {
    const row = '"1" ;a"b;"say ""hi""";"two\nlines"';
    expect(csv(`${HEADS}\n${row}`).lines[1]?.cells).toEqual(['1', 'a"b', 'say "hi"', 'two\nlines']);
  });
  it.each([
    ['behind a row of two lines', '"two\nlines";b;5;c\n"1"x;b;5;c'],
    ['without an end', '1;b;5;c\n"1;b;5;c'],
    ['that ends with two', '1;b;5;c\n1;b;5;"c""'],
  ])('is refused with the row of a quotation mark %s', (_, rows) => expect(() => csv(`${HEADS}\n${rows}`)).toThrow('Row 3 has'));
  it('has an account number that is kept as text', () =>
    expect(csv(`${HEADS}\n="0123456789";Zenith;5;Rent`).lines[1]?.cells[0]).toBe('0123456789'));
  it.each(['\t', '|', ';', ','])('is read with cells separated by %j', (separator) =>
    expect(csv(`${HEADS.replaceAll(';', separator)}\n1${separator}Zenith${separator}5${separator}Rent`).lines[1]?.cells).toEqual([
      '1',
      'Zenith',
      '5',
      'Rent',
    ]),
  );
  it('is refused with text far to the right, and not for empty cells there', () => {
    expect(() => csv(`${HEADS}\n${';'.repeat(300)}stray`)).toThrow('Row 2 has text far to the right of the table');
    expect(csv(`${HEADS}\n1;b;5;c${';'.repeat(300)}`).lines[1]?.cells.length).toBeLessThanOrEqual(256);
  });
});
