// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DetailPanel, MasterDetail } from '../layers/DetailPanel';
import { useOfferNeighbours } from './neighbours';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ROWS = ['Ada', 'Bola', 'Chidi'];

function List({ at, onRow }: { readonly at: number; readonly onRow: (row: string) => void }) {
  useOfferNeighbours(ROWS, at, onRow);
  return <input aria-label="Search" />;
}

function Both() {
  const [row, setRow] = useState('Ada');
  return (
    <MasterDetail
      pane={
        <DetailPanel title={row} open onClose={() => undefined}>
          <input aria-label="Note" />
        </DetailPanel>
      }
    >
      <List at={ROWS.indexOf(row)} onRow={setRow} />
    </MasterDetail>
  );
}

const title = () => screen.getByRole('heading', { level: 2 });

test('the panel next to a list moves through its rows, by its buttons and by J and K', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  render(<Both />);
  expect((await screen.findByRole('button', { name: 'Previous row' })).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Next row' }));
  expect(title().textContent).toBe('Bola');
  act(() => title().focus());
  fireEvent.keyDown(title(), { key: 'j' });
  expect(title().textContent).toBe('Chidi');
  fireEvent.keyDown(title(), { key: 'j' });
  fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'k' });
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'k' });
  fireEvent.keyDown(title(), { key: 'k', ctrlKey: true });
  expect(title().textContent).toBe('Chidi');
  fireEvent.keyDown(title(), { key: 'K' });
  expect(title().textContent).toBe('Bola');
});
