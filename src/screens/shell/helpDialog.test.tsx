// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { statedFacts } from '../../../tests/facts';
import { HelpDialog } from './HelpDialog';

afterEach(cleanup);

const show = (address = '', email = '') =>
  render(<HelpDialog finder="Ctrl K" address={address} email={email} open onClose={() => undefined} />);
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('[NAV-14] says what each key does, with the finder as this keyboard names it', async () => {
  show();
  const dialog = await screen.findByRole('dialog', { name: 'Help' });
  expect(statedFacts()).toEqual([
    ['Find anything', 'CtrlK'],
    ['Next row', 'J in a list or in details'],
    ['Previous row', 'K in a list or in details'],
    ['Copy the reference', 'C on a row'],
    ['Close', 'Esc for a dialog, a menu or details'],
    ['Help', '?'],
  ]);
  expect([...dialog.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual([
    'Ctrl',
    'K',
    'J',
    'K',
    'C',
    'Esc',
    '?',
  ]);
  expect(links()).toEqual([]);
});

it('[NAV-08] leads to the help and the support that the provider has', async () => {
  show('https://help.provider.test', 'help@provider.test');
  await screen.findByRole('dialog', { name: 'Help' });
  expect(links()).toEqual([
    ['Help centre (opens in a new tab)', 'https://help.provider.test'],
    ['Email support', 'mailto:help@provider.test'],
  ]);
});
