/** A buyer in a shop of the sandbox: a browser without scripts that keeps its cookie. */
import { keyIn } from './paying';

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Where it leads. Empty if it stays. */
  readonly to: string;
}

const buyer = { name: 'Ada Okafor', email: 'ada@customer.test', address: '7 Bourdillon Road' };

/** @param shop the address of the shop */
export function visitor(shop: string) {
  let cookie = '';
  async function ask(path: string, body?: Record<string, string>): Promise<Answer> {
    const answer = await fetch(`${shop}${path}`, {
      redirect: 'manual',
      headers: { cookie, connection: 'close' },
      ...(body && { method: 'POST', body: new URLSearchParams(body) }),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: answer.status, text: await answer.text(), to: answer.headers.get('location') ?? '' };
  }
  const look = (path = '') => ask(path);
  const take = (product: number | string, quantity: number) => ask('/basket', { product: `${product}`, quantity: `${quantity}` });
  const choose = (delivery: number | string) => ask('/delivery', { delivery: `${delivery}` });
  /** Opens the page of payment, and sends it as it is. */
  async function order(more: Record<string, string> = {}): Promise<Answer> {
    const { text } = await look('/pay');
    return ask('/pay', { ...buyer, key: keyIn(text), agreed: agreedIn(text), ...more });
  }
  return { look, take, choose, order, ask };
}

export const agreedIn = (page: string) => /name="agreed" value="([^"]*)"/.exec(page)?.[1] ?? '';
