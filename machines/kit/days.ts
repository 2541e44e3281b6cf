/** Days on the merchant's calendar: ISO dates in Lagos, independent of the browser's clock (GEN-04). */
export const ZONE = 'Africa/Lagos';

export const today = () => Temporal.Now.plainDateISO(ZONE).toString();

/** Returns the named ranges that every filter offers, both ends included (GEN-05). `day` is today's ISO date. */
export function namedDays(day: string) {
  const date = Temporal.PlainDate.from(day);
  return [
    { label: 'Today', from: day, to: day },
    { label: 'This Month', from: date.with({ day: 1 }).toString(), to: day },
  ];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the ISO day in a URL parameter, or an empty text, because anyone can edit a URL. */
export function dayIn(text: string | null): string {
  if (text === null || !DAY.test(text)) return '';
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString();
  } catch {
    return '';
  }
}
