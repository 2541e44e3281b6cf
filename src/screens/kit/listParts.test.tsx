// @vitest-environment happy-dom
/** What a list has beside its rows: the offer of test data, and the menu that saves it as a file. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { customerFilters } from '../../../machines/customers/customers/customers.machine';
import { customersDownloadMachine } from '../../../machines/customers/customersDownload/customersDownload.machine';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { testDataMachine } from '../../../machines/shell/testData/testData.machine';
import { FlowProvider } from '../../flow/FlowProvider';
import { useDownload } from './DownloadMenu';
import { FillWithTestData } from './FillWithTestData';

afterEach(cleanup);

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('[PAY-01] the offer of test data', () => {
  function show() {
    const onFilled = vi.fn();
    const asked = { succeed: () => {}, fail: (_: Failure) => {} };
    const fill = () =>
      new Promise<{ message: string; added: number }>((resolve, reject) => {
        Object.assign(asked, { succeed: () => resolve({ message: '', added: 3 }), fail: reject });
      });
    render(
      <FlowProvider Toasts={() => null}>
        <FillWithTestData machine={wire(testDataMachine, { fill })} list="customers" onFilled={onFilled} />
      </FlowProvider>,
    );
    return { onFilled, asked };
  }
  const isBusy = () => screen.getByRole('button', { name: 'Fill with test data' }).getAttribute('aria-busy') === 'true';

  it('is busy once it is taken, and then waits for the list', async () => {
    const { onFilled, asked } = show();
    expect(screen.getByText(/^Want to see a full list first\?/)).toBeTruthy();
    expect([isBusy(), screen.queryByRole('alert')]).toEqual([false, null]);
    await press('Fill with test data');
    expect([isBusy(), onFilled.mock.calls.length]).toEqual([true, 0]);
    await act(async () => asked.succeed());
    expect(screen.getByText('Loading the test data…')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(onFilled).toHaveBeenCalledOnce();
  });

  it('says why it failed, and can be taken again', async () => {
    const { onFilled, asked } = show();
    await press('Fill with test data');
    await act(async () => asked.fail(new Failure({ kind: 'server', status: 400, message: 'Not in Live mode' })));
    expect(screen.getByRole('alert').textContent).toBe('Not in Live mode');
    expect([isBusy(), onFilled.mock.calls.length]).toEqual([false, 0]);
  });
});

describe('[GEN-06] the file of a list', () => {
  const save = vi.fn();
  const machine = wire(customersDownloadMachine, { save });
  function Download() {
    return useDownload(machine, customerFilters.empty);
  }
  const show = (saving: () => Promise<{ fileName: string }>) => {
    save.mockReset().mockImplementation(saving);
    render(
      <FlowProvider Toasts={() => null}>
        <Download />
      </FlowProvider>,
    );
  };
  async function pick(name: string) {
    await press('Download');
    const item = await screen.findByRole('menuitem', { name });
    await act(async () => void fireEvent.pointerDown(item));
    await act(async () => void fireEvent.click(item));
  }

  it.each([
    ['Excel (.xlsx)', 'xlsx'],
    ['CSV (.csv)', 'csv'],
  ])('is saved as %s', async (name, format) => {
    show(async () => ({ fileName: 'a' }));
    await pick(name);
    expect(save.mock.calls[0]?.[0]).toMatchObject({ filter: customerFilters.empty, format });
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  });

  it('can be cancelled while it is made', async () => {
    show(() => new Promise<never>(() => {}));
    await pick('CSV (.csv)');
    expect(screen.getByRole('status').textContent).toBe('Preparing your file…');
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    await press('Cancel the file');
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  });
});
