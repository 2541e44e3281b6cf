/** A customer on the page of a payment link. */
export const ada = { name: 'Ada Okafor', email: 'ada@customer.test' };

export const keyIn = (page: string) => /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';

/** Opens the page and sends its form with these fields, a name and an email. */
export async function pay(url: string, fields: Record<string, string> = {}) {
  const key = keyIn(await (await fetch(url)).text());
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ ...ada, key, ...fields }) });
  return { status: answer.status, text: await answer.text() };
}
