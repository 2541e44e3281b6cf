// @vitest-environment happy-dom
/** The page of one row, before and after the row is loaded. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Fault } from '../../../machines/kit/flow/fault';
import { FlowProvider } from '../../flow/FlowProvider';
import { DetailsPage } from './DetailsPage';

afterEach(cleanup);

describe('[TRX-04 CUS-04 RFD-04] the page of one row', () => {
  const ELSEWHERE = /We couldn’t find this refund\. Check the reference, or switch to Test\./;
  const show = (value: string | null, fault: Fault | null = null, hasActions = true) =>
    render(
      <FlowProvider Toasts={() => null}>
        <DetailsPage<string>
          title="Refund details"
          list={{ label: 'Refunds', path: '/refunds' }}
          part={{ view: { value, busy: value === null && fault === null, fault }, send: () => undefined }}
          what="this refund"
          name="RFD-1"
          actions={hasActions && <button type="button">Approve</button>}
          dialogs={<p>A dialog</p>}
        >
          {(shown) => <p>{shown}</p>}
        </DetailsPage>
      </FlowProvider>,
    );
  const skeletons = () => document.querySelectorAll('main [data-skeleton], [data-skeleton]').length;
  const has = (text: string | RegExp) => screen.queryAllByText(text).length > 0;

  it('leads back to its list, and says which row it is', () => {
    show(null);
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumb.getByRole('link', { name: 'Refunds' }).getAttribute('href')).toBe('/refunds');
    expect(breadcrumb.getByText('RFD-1')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Refund details');
  });

  it.each([
    ['loading', null, null, { outline: true, actions: false, row: false }],
    ['loaded', 'The row', null, { outline: false, actions: true, row: true }],
    ['not loaded', null, { kind: 'network' }, { outline: false, actions: false, row: false }],
    ['not loaded again', 'The row', { kind: 'network' }, { outline: false, actions: true, row: true }],
  ] as const)('shows what there is of a row that is %s', (_, value, fault, shown) => {
    show(value, fault);
    expect({ outline: skeletons() > 0, actions: has('Approve'), row: has('The row') }).toEqual(shown);
    expect(has('A dialog')).toBe(true);
  });

  it.each([
    ['the row is not there', { kind: 'server', status: 404, message: 'Not found' }, true],
    ['it is refused', { kind: 'server', status: 403, message: 'Not allowed' }, false],
    ['there is no connection', { kind: 'network' }, false],
  ] as const)('points to the other environment only where %s', (_, fault, points) => {
    show(null, fault);
    expect(has(ELSEWHERE)).toBe(points);
  });
});
