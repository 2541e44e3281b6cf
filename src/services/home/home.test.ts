// @vitest-environment happy-dom
/** The points of the home page as files. */
import { describe, expect, it } from 'vitest';
import { readSheet } from '../../../sandbox/testing/sheet';
import { flowCsv, flowPicture, flowSheet } from './inflowOutflowExport';

describe('[HOM-02 GEN-06] the export of the chart', () => {
  const shown = {
    currency: 'NGN',
    points: [
      { name: 'October 2026', inflow: '90071992547409.93', outflow: '0.10' },
      { name: '=cmd()', inflow: '0.10', outflow: '0.30' },
    ],
  };
  const rows = [
    ['Date', 'Inflow (NGN)', 'Outflow (NGN)', 'Net (NGN)'],
    ['October 2026', '90071992547409.93', '0.10', '90071992547409.83'],
    ["'=cmd()", '0.10', '0.30', '-0.20'],
  ];
  const named = (ending: string) => new RegExp(`^Inflow-and-outflow-\\d{8}-\\d{6}-[0-9a-f]{8}\\.${ending}$`);

  it('is CSV with exact and negative amounts, and without formulas', async () => {
    const { name, content } = flowCsv(shown);
    expect(name).toMatch(named('csv'));
    expect(
      (await content.text())
        .replace('\uFEFF', '')
        .trim()
        .split('\r\n')
        .map((line) => line.split(',')),
    ).toEqual(rows);
  });
  it('is a spreadsheet with the same rows', async () => {
    const { name, content } = await flowSheet(shown);
    expect(name).toMatch(named('xlsx'));
    const sheet = readSheet(new Uint8Array(await content.arrayBuffer()));
    const numbers = [
      rows[0],
      // More digits than a number of a spreadsheet holds stay text.
      ['October 2026', '90071992547409.93', '0.1', '90071992547409.83'],
      ["'=cmd()", '0.1', '0.3', '-0.2'],
    ];
    expect(sheet).toEqual({ name: 'Inflow and outflow', rows: numbers, formulas: 0 });
  });
  it('is an image with the same kind of name', () => {
    const { name, content } = flowPicture(new Blob(['png']));
    expect([name, content.size]).toEqual([expect.stringMatching(named('png')), 3]);
  });
});
