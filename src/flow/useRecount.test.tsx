// @vitest-environment happy-dom
/** When the rows of saved views are counted again. */
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { wire } from '../../machines/kit/flow/port';
import { reportCountsMachine } from '../../machines/reports/reportCounts/reportCounts.machine';
import { FlowProvider } from './FlowProvider';
import { useCounted } from './useCounted';
import { useRecount } from './useRecount';

let counted = 0;
let refreshed = 0;
const machine = wire(reportCountsMachine, {
  load: async () => {
    counted += 1;
    return { all: counted };
  },
});

const own = {
  id: 'reports',
  refresh: () => {
    refreshed += 1;
  },
};
let refresh = () => {};

function List({ changing }: { readonly changing: string | null }) {
  const { list, counts } = useCounted(own, machine, '');
  useRecount(counts, changing);
  refresh = list.refresh;
  return null;
}

const Nothing = () => null;
const shown = (changing: string | null) => (
  <FlowProvider Toasts={Nothing}>
    <List changing={changing} />
  </FlowProvider>
);

afterEach(() => {
  cleanup();
  [counted, refreshed] = [0, 0];
});

describe('[PAY-01 RPT-01] the counts of a list', () => {
  it('are loaded once with the list, and again once its rows changed by themselves', async () => {
    const { rerender } = await act(async () => render(shown(null)));
    const next = async (changing: string | null) => {
      await act(async () => rerender(shown(changing)));
      return counted;
    };
    expect(counted).toBe(1);
    expect([await next('RPT-1,RPT-2'), await next('RPT-1,RPT-2')]).toEqual([1, 1]);
    expect([await next('RPT-2'), await next('')]).toEqual([2, 3]);
  });

  it('are loaded again with a refresh of the list', async () => {
    await act(async () => render(shown('')));
    await act(async () => refresh());
    expect([counted, refreshed]).toEqual([2, 1]);
  });
});
