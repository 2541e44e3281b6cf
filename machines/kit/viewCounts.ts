/** The number of rows of each saved view, by the key of the view. A view that cannot be counted is missing. */
export type ViewCounts = Readonly<Record<string, number>>;
