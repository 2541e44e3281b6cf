// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GoLive } from './GoLive';

afterEach(cleanup);

const way = { label: 'CONTINUE KYC', path: '/dashboard/get-Started/onboarding', done: 2, total: 5 };

describe('[NAV-07] the onboarding link', () => {
  it('says how many steps are complete, beside a ring with their number', () => {
    render(<GoLive {...way} />);
    const nav = screen.getByRole('navigation', { name: 'Going live' });
    const link = within(nav).getByRole('link', { name: /^CONTINUE KYC ?2 of 5 steps complete$/ });
    expect(link.getAttribute('href')).toBe(way.path);
    expect(link.querySelector('svg')?.textContent).toBe('2');
    expect(link.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray')).toBe('2 3');
  });
  it('is only the ring in the rail, with the same name', () => {
    render(<GoLive {...way} done={0} rail />);
    const link = screen.getByRole('link', { name: 'CONTINUE KYC, 0 of 5 steps complete' });
    expect(link.textContent).toBe('0');
    expect(link.querySelectorAll('circle')).toHaveLength(1);
  });
});
