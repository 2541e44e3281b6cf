// @vitest-environment happy-dom
/** What one audit entry shows, whatever is in it. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { auditEntry } from '../../../../machines/settings/auditTrails/auditTrails.flow';
import type { AuditEntry } from '../../../../machines/settings/auditTrails/auditTrails.machine';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
import { AuditPane } from './AuditPane';

afterEach(cleanup);

async function show(more: Partial<AuditEntry> = {}, pageAt: (path: string) => string | null = (path) => path) {
  const shown = render(
    <FlowProvider Toasts={Toasts}>
      <AuditPane entry={{ ...auditEntry(1), ...more }} pageAt={pageAt} onClose={() => undefined} />
    </FlowProvider>,
  );
  await screen.findByText('Who and where');
  return shown;
}

/** Returns the values below a label, as a screen reader has them. */
const linesOf = (label: string) => {
  const entry = screen.getByText(label).closest('div');
  return [...(entry?.querySelectorAll('dd') ?? [])].map(
    (line) =>
      `${line.querySelector('[role=img]')?.getAttribute('aria-label') ?? ''} ${line.querySelector('bdi')?.textContent ?? line.textContent}`,
  );
};

describe('[AUD-01] an audit entry', () => {
  it('has old and new values, its actor, and its place in the chain', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Entry 99' })).toBeTruthy();
    expect(linesOf('Fee bearer')).toEqual(['Before: CBF', 'After: SBF']);
    expect(screen.getByText(/^by/).textContent).toBe('by Amaka Obi, 27-Nov-2026 11:04:52 am WAT');
    expect(screen.getByText('Dashboard, Live mode')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy fingerprint' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/dashboard/settings/preference');
  });

  it('has only new values of something created, only old ones of something removed, and no secret', async () => {
    const { unmount } = await show({ before: null, after: { alias: 'Till', password: '••••••' } });
    expect(linesOf('Alias')).toEqual(['After: Till']);
    expect(linesOf('Password')).toEqual([' Changed, not shown']);
    unmount();
    await show({ before: { holder: 'Ada' }, after: null });
    expect(linesOf('Holder')).toEqual(['Before: Ada']);
  });

  it('shows markup and a right-to-left override as text that changes nothing around it', async () => {
    const hostile = '<img src=x onerror=alert(1)>\u202egnp.exe';
    const { container } = await show({
      after: { name: hostile },
      before: null,
      action: hostile,
      name: hostile,
      reference: hostile,
      ip: hostile,
    });
    expect(container.ownerDocument.querySelector('img')).toBeNull();
    const shown = [...document.body.querySelectorAll('*')].filter(
      ({ children, textContent }) => children.length === 0 && textContent?.includes(hostile),
    );
    expect(shown.length).toBeGreaterThan(4);
    for (const text of shown) expect(text.closest('bdi')).not.toBeNull();
  });

  it('says N / A for what is missing, and has no link to a page that the role cannot open', async () => {
    await show({ ip: '', email: '', role: '' }, () => null);
    expect(screen.getAllByText('N / A')).toHaveLength(3);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says why something was refused', async () => {
    await show({ isRefused: true, message: 'Incorrect password' });
    expect(screen.getByText('Refused: Change fee bearer')).toBeTruthy();
    expect(screen.getByText('Incorrect password')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What was asked for' })).toBeTruthy();
  });
});
