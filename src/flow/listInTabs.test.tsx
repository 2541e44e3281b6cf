// @vitest-environment happy-dom
/** A list follows what the other tabs of its session change. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productsFlow } from '../../machines/catalog/products/products.flow';
import { productFilters, productsMachine } from '../../machines/catalog/products/products.machine';
import { wire } from '../../machines/kit/flow/port';
import { viewCounts } from '../../machines/kit/resource/viewCounts';
import { openChannel, sessionChannelId, type TabMessage } from './channel';
import { FlowProvider } from './FlowProvider';
import { useCounted } from './useCounted';
import { useList } from './useList';

const all = productsFlow.cases.ports.load.answers.some.rows;
let rows = all;
let counted = 0;
const products = wire(productsMachine, { load: async () => ({ rows, total: rows.length }) });
const counts = wire(viewCounts('productCounts', { calls: [], things: 'products', req: [] }), {
  load: async () => {
    counted += 1;
    return { all: counted };
  },
});
let refresh = () => {};
const received: TabMessage[] = [];
let other = new BroadcastChannel('unused');

function Products() {
  const { list } = useCounted(useList(products, productFilters), counts, '');
  refresh = list.refresh;
  return <p>{list.view.rows.length} products</p>;
}

const changed = (message: Partial<TabMessage>) =>
  other.postMessage({ session: sessionChannelId(), from: 'elsewhere', kind: 'changed', list: 'products', ...message });

beforeEach(async () => {
  other.close();
  other = openChannel();
  other.onmessage = ({ data }) => void received.push(data);
  rows = all;
  counted = 0;
  received.length = 0;
  window.history.replaceState(null, '', '/dashboard');
  sessionChannelId();
  render(
    <FlowProvider Toasts={() => null}>
      <Products />
    </FlowProvider>,
  );
  await screen.findByText(`${all.length} products`);
});
afterEach(() => {
  cleanup();
  other.close();
  sessionStorage.clear();
});

describe('[GEN-07] a list', () => {
  it('drops a row that another tab removed, and counts again', async () => {
    rows = all.slice(1);
    changed({ list: 'customers' });
    changed({ session: 'another' });
    changed({});
    await screen.findByText(`${rows.length} products`);
    await vi.waitFor(() => expect(counted).toBe(2));
  });
  it('tells the other tabs that its rows changed, but not that another tab said so', async () => {
    rows = all.slice(1);
    await act(async () => refresh());
    await vi.waitFor(() => expect(received.map(({ kind, list }) => [kind, list])).toEqual([['changed', 'products']]));
    changed({});
    await vi.waitFor(() => expect(counted).toBe(3));
    expect(received).toHaveLength(1);
  });
});
