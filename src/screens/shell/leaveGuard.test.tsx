// @vitest-environment happy-dom
/** The question before a link discards what is not saved. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../../../tests/paths/sights';
import { Link } from '../../flow/Link';
import { useUnsaved } from '../../flow/unsaved';
import { LeaveGuard } from './LeaveGuard';

const FROM = '/dashboard/form';
beforeEach(() => window.history.replaceState(null, '', FROM));
afterEach(cleanup);

function Form({ work }: { readonly work: string | null }) {
  useUnsaved(work);
  return <Link href="/dashboard/elsewhere">Elsewhere</Link>;
}

function show(work: string | null) {
  render(
    <LeaveGuard>
      <Form work={work} />
    </LeaveGuard>,
  );
  return press('link', 'Elsewhere');
}

const press = async (role: 'button' | 'link', name: string) => {
  const element = await screen.findByRole(role, { name });
  await act(async () => void fireEvent.click(element));
};
const path = () => window.location.pathname;

describe('a link on a page with unsaved changes', () => {
  it('asks first, and stays with Keep editing', async () => {
    await show('Bank details');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    screen.getByText('You have unsaved changes on this page.');
    expect(path()).toBe(FROM);
    await press('button', 'Keep editing');
    await settled();
    expect([path(), screen.queryByRole('dialog')]).toEqual([FROM, null]);
  });
  it('leaves after a confirmation', async () => {
    await show('Bank details');
    await press('button', 'Leave');
    expect(path()).toBe('/dashboard/elsewhere');
  });
  it('does not ask if everything is saved', async () => {
    await show(null);
    await settled();
    expect([path(), screen.queryByRole('dialog')]).toEqual(['/dashboard/elsewhere', null]);
  });
});
