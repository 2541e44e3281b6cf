/** How a merchant sends an invoice in a browser, and how a test sends one without it. */
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../../sandbox/start';
import { providerOf, type SignedIn } from '../../drivers/provider';
import { AMAKA } from '../merchant';

export const LIST = '/dashboard/business/invoice';
export const NEW = `${LIST}/new-invoice`;

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

export interface Line {
  readonly item: string;
  readonly quantity: string;
  readonly rate: string;
}

const SHIRTS: Line = { item: 'Adire work shirts', quantity: '120', rate: '6,500' };

/** Fills in what an invoice needs, with one line. */
export async function fill(page: Page, { item, quantity, rate }: Line = SHIRTS) {
  await field(page, 'Title').fill('Adire uniforms');
  await field(page, 'Due date').fill('06/12/2099');
  await field(page, 'Customer name').fill('Halima Danjuma');
  await field(page, 'Customer email').fill('halima@danjuma.test');
  await field(page, 'Item 1').fill(item);
  await field(page, 'Quantity').fill(quantity);
  await field(page, 'Rate').fill(rate);
}

const headersOf = ({ token, owner }: SignedIn) => ({
  authorization: `Bearer ${token}`,
  subsidiary_id: owner.split(':')[1] ?? '',
  'content-type': 'application/json',
  'idempotency-key': crypto.randomUUID(),
});

/** Sends an invoice with so many lines at 10.00, and returns its id. */
export async function sent(sandbox: Sandbox, lines = 1, title = 'Uniforms', note = ''): Promise<string> {
  const who = await providerOf(sandbox).signIn(AMAKA);
  const answer = await fetch(`${sandbox.address}/subsidiary/dashboard/invoice/create`, {
    method: 'POST',
    headers: headersOf(who),
    body: JSON.stringify({
      invoiceTitle: title,
      amount: `${lines * 10}.00`,
      dueDate: '2099-12-06',
      invoiceItems: Array.from({ length: lines }, (_, place) => ({
        item: `Work shirt, lot ${place + 1}`,
        quantity: 1,
        amount: '10.00',
      })),
      currencyId: '1',
      description: note,
      businessDetails: { customerName: 'Halima Danjuma', emailAddress: 'halima@danjuma.test' },
    }),
  });
  const { data } = await answer.json();
  return String(Object(data).id);
}
