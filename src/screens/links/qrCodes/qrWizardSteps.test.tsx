// @vitest-environment happy-dom
/** What the steps to a QR code say and offer. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { QrWizardView } from '../../../../machines/links/qrWizard/qrWizard.select';
import { KindStep, LinkStep, NextFrom } from './QrWizardSteps';

afterEach(cleanup);

const stall = { name: 'Market stall', url: 'https://pay.test/1', isActive: true };

function flowOf(given: Partial<QrWizardView>, may = false) {
  const view: QrWizardView = {
    step: 'picking',
    kind: 'Payment Link',
    links: [stall, { ...stall, name: 'Old stall', url: 'https://pay.test/2', isActive: false }],
    link: null,
    canMake: false,
    problem: null,
    newLink: null,
    ...given,
  };
  return { view, can: () => may, send: vi.fn(), part: () => null };
}

function showLinks(given: Partial<QrWizardView>, mayCreate = true) {
  const flow = flowOf(given);
  render(<LinkStep flow={flow} mayCreate={mayCreate} />);
  return flow.send;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const creates = () => screen.queryAllByRole('button', { name: 'Create new link' }).length;

const KINDS = [
  { kind: 'Payment Link', some: 'Payment link', none: 'No payment links found', busy: 'Loading payment links…' },
  { kind: 'Catalog Link', some: 'Catalog link', none: 'No catalog links found', busy: 'Loading catalog links…' },
] as const;

describe('[QRC-02] the type of a link', () => {
  it('is chosen', () => {
    const flow = flowOf({ step: 'kind', kind: null });
    render(<KindStep {...flow} />);
    expect(screen.getByText('Link type')).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: 'Catalog Link' }));
    expect(flow.send).toHaveBeenCalledExactlyOnceWith({ type: 'kind.chosen', kind: 'Catalog Link' });
    cleanup();
    render(<KindStep {...flowOf({ step: 'kind', kind: 'Payment Link' })} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Payment Link' }).checked).toBe(true);
  });
});

describe.each(KINDS)('[QRC-02] the links of the type $kind', ({ kind, some, none, busy }) => {
  it('are loading, missing, or there to choose', () => {
    showLinks({ kind, step: 'loading' });
    expect(screen.getByText(busy)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    cleanup();
    showLinks({ kind, step: 'missing' });
    expect(screen.getByText(none)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    cleanup();
    const send = showLinks({ kind });
    expect([...list(some).options].map(({ text }) => text)).toEqual(['Choose a link', 'Market stall', 'Old stall (deactivated)']);
    expect(list(some).value).toBe('');
    fireEvent.change(list(some), { target: { value: stall.url } });
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'link.chosen', url: stall.url });
    cleanup();
    showLinks({ kind, link: stall });
    expect(list(some).value).toBe(stall.url);
  });
});

const NEEDS = 'A QR code needs a link.';
const ONLY = 'You can view payment links, but not change them. Ask the owner for access.';

describe('[QRC-02] the step of the link', () => {
  it.each([
    ['can be created here', { canMake: true }, true, `${NEEDS} Create one to continue.`, 1],
    ['can be created by others', { canMake: false }, false, `${NEEDS} ${ONLY}`, 0],
    [
      'of this type is created elsewhere',
      { kind: 'Catalog Link', canMake: false },
      true,
      'A QR code needs a link, and your business has none of this type.',
      0,
    ],
    [
      'of this type is created elsewhere, by others',
      { kind: 'Catalog Link', canMake: false },
      false,
      'A QR code needs a link, and your business has none of this type.',
      0,
    ],
  ] as const)('says that a missing link %s', (_, given, mayCreate, words, count) => {
    const send = showLinks({ step: 'missing', ...given }, mayCreate);
    expect(screen.getByText(words)).toBeTruthy();
    expect(creates()).toBe(count);
    if (count === 0) return;
    fireEvent.click(button('Create new link'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'link.requested' });
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('offers a new link beside the others to a role that may create one (%s)', (canMake, count) => {
    showLinks({ canMake });
    expect(creates()).toBe(count);
  });

  it('says why the links are not loaded, and loads them again', () => {
    const send = showLinks({ step: 'failed', problem: 'No connection' });
    expect(screen.getByRole('alert').textContent).toContain('No connection');
    fireEvent.click(button('Try again'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'links.retry' });
  });
});

describe('[QRC-02] the next step', () => {
  const reason = () => document.querySelector('[data-reason]')?.textContent ?? null;
  const show = (event: 'kind.confirmed' | 'link.confirmed', step: QrWizardView['step'], may = false) => {
    const flow = flowOf({ step }, may);
    render(<NextFrom {...flow} event={event} />);
    return flow.send;
  };

  it.each([
    ['kind.confirmed', 'kind', 'Choose a link type.'],
    ['link.confirmed', 'picking', 'Choose a link.'],
    ['link.confirmed', 'loading', null],
    ['link.confirmed', 'missing', null],
  ] as const)('of %s while %s needs a choice, and says so where there is one', (event, step, words) => {
    show(event, step);
    expect([button('Next').disabled, reason()]).toEqual([true, words]);
    cleanup();
    show(event, step, true);
    expect([button('Next').disabled, reason()]).toEqual([false, null]);
  });

  it.each([
    ['kind.confirmed', 'Cancel', 'dismissed'],
    ['link.confirmed', 'Back', 'back.pressed'],
  ] as const)('has beside it the way back (%s)', (event, name, type) => {
    const send = show(event, 'kind');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([name, 'Next']);
    fireEvent.click(button(name));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type });
  });
});
