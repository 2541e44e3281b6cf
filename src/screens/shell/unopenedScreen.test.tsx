// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UnopenedScreen } from './UnopenedScreen';

afterEach(cleanup);

it.each([
  ['no such page', null, 'Page not found', ['The address may be wrong, or the page may have moved.']],
  [
    'a page that the role lacks',
    { role: 'Viewer', business: 'Bluecrest Stores' },
    'You don’t have access to this page',
    ['You’re signed in with the Viewer role.', 'To get access, ask the owner of Bluecrest Stores to change your role.'],
  ],
  [
    'a page that the role lacks, in a business without a name',
    { role: 'Viewer', business: '' },
    'You don’t have access to this page',
    ['You’re signed in with the Viewer role.', 'To get access, ask the owner of the business to change your role.'],
  ],
])('[NAV-02] in place of %s, a page says why it is not there and leads to the dashboard', (_, lacks, heading, says) => {
  const { container } = render(<UnopenedScreen lacks={lacks} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(says);
  expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/dashboard');
});
