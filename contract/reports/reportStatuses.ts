/** Without a schema, so that machines may import it. */

/** RPT-01: the statuses that the filter offers. Others may come. */
export const REPORT_STATUSES = ['Completed', 'Failed', 'Pending'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** GEN-06: the kinds of file. */
export const REPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Assumed: how long a file can be downloaded, in days. */
export const REPORT_DAYS = 7;
