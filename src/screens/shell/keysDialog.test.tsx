// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { statedFacts } from '../../../tests/facts';
import { KeysDialog } from './KeysDialog';

afterEach(cleanup);

it('says what each key does, with the finder as this keyboard names it', async () => {
  render(<KeysDialog finder="Ctrl K" open onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(statedFacts()).toEqual([
    ['Find anything', 'CtrlK'],
    ['Next row', 'J while its details are open'],
    ['Previous row', 'K while its details are open'],
    ['Close', 'Esc for a dialog, a menu or details'],
    ['These shortcuts', '?'],
  ]);
  expect([...dialog.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(['Ctrl', 'K', 'J', 'K', 'Esc', '?']);
});
