// @vitest-environment happy-dom
/** The form of a delivery option whose catalog gets another currency meanwhile. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { harmattan } from '../../../machines/catalog/catalogs/catalogs.flow';
import { deliveryDataMachine } from '../../../machines/catalog/deliveryData/deliveryData.machine';
import { type DeliveryForm, deliveryOptionMachine } from '../../../machines/catalog/deliveryOption/deliveryOption.machine';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { FlowProvider } from '../../flow/FlowProvider';
import { deliveryOptionsFlows } from '../../wiring/catalog/deliveryOptions';
import { NewDeliveryScreen } from './DeliveryFormScreen';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('[CAT-01] an amount that was entered in another currency is refused, and its label says the new one before it is sent again', async () => {
  window.history.replaceState(null, '', '/dashboard/catalog/1/delivery/create');
  let currency = 'NGN';
  const sent: DeliveryForm[] = [];
  const flows = {
    ...deliveryOptionsFlows,
    deliveryData: wire(deliveryDataMachine, { load: async () => ({ catalog: { ...harmattan, currency }, option: null }) }),
    deliveryOption: wire(deliveryOptionMachine, {
      save: async ({ values }) => {
        sent.push(values);
        if (values.currency === currency) return { message: 'Delivery option created successfully' };
        throw new Failure({ kind: 'server', status: 409, message: `This catalog sells in ${currency} now. Check the fee` });
      },
    }),
  };
  render(
    <FlowProvider Toasts={() => null}>
      <NewDeliveryScreen flows={flows} />
    </FlowProvider>,
  );
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Lagos' } });
  fireEvent.change(screen.getByLabelText(/^Fee in NGN/), { target: { value: '2500' } });
  currency = 'USD';
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const fee = await screen.findByLabelText<HTMLInputElement>(/^Fee in USD/);
  expect(fee.value).toBe('2500');
  screen.getByText('This catalog sells in USD now. Check the fee');
  expect(sent).toHaveLength(1);
  fireEvent.change(fee, { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map((values) => [values.fee, values.currency])).toEqual([
    ['2500', 'NGN'],
    ['2', 'USD'],
  ]);
});
