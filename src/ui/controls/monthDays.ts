/** Returns the weeks of a month from Monday, with null for days of other months. */
export function weeksOf(month: Temporal.PlainYearMonth): readonly (readonly (string | null)[])[] {
  const before = month.toPlainDate({ day: 1 }).dayOfWeek - 1;
  const weeks = Math.ceil((before + month.daysInMonth) / 7);
  const dayAt = (place: number) => {
    const day = place - before + 1;
    return day >= 1 && day <= month.daysInMonth ? month.toPlainDate({ day }).toString() : null;
  };
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, n) => dayAt(week * 7 + n)));
}

/** Returns the ISO day to which a key of a calendar moves, or null if the key moves nowhere. */
export function dayAfterKey(iso: string, key: string): string | null {
  const day = Temporal.PlainDate.from(iso);
  const moves: Readonly<Record<string, Temporal.DurationLike>> = {
    ArrowLeft: { days: -1 },
    ArrowRight: { days: 1 },
    ArrowUp: { weeks: -1 },
    ArrowDown: { weeks: 1 },
    PageUp: { months: -1 },
    PageDown: { months: 1 },
    Home: { days: 1 - day.dayOfWeek },
    End: { days: 7 - day.dayOfWeek },
  };
  const move = moves[key];
  return move === undefined ? null : day.add(move).toString();
}
