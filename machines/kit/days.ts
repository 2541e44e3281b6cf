/** Days on the merchant's calendar: ISO dates, in Lagos, whatever the clock of the browser says (GEN-04). */
export const ZONE = 'Africa/Lagos';

export const today = () => Temporal.Now.plainDateISO(ZONE).toString();

/** GEN-05: the days that every filter offers by a name, both ends counted. `day` is today's ISO date. */
export function namedDays(day: string) {
  const date = Temporal.PlainDate.from(day);
  return [
    { label: 'Today', from: day, to: day },
    { label: 'This Month', from: date.with({ day: 1 }).toString(), to: day },
  ];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the ISO day in the text of an address, or an empty text: anyone can type an address. */
export function dayIn(text: string | null): string {
  if (text === null || !DAY.test(text)) return '';
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString();
  } catch {
    return '';
  }
}
