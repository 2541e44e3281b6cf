/** The files of the Report Centre, for their addresses. */
import { eq } from 'drizzle-orm';
import { reports } from '../database/schema';
import type { FileKind } from '../http/files';
import { readFile } from './reportFile';
import { sourceOf } from './sources';

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const reportFiles: FileKind = {
  prefix: 'RPT',
  call: 'downloadReport',
  activity: { type: 'Exports', action: 'Download report', subject: ['report', 'params.reference'] },
  unknown: 'Check the address, or download the file again in the Report Centre.',
  over: 'A download link works for 10 minutes. Get a new one in the Report Centre.',
  gone: 'Files are kept for 7 days. Export it again in the Report Centre.',
  page: { path: '/dashboard/report-center', name: 'Report Centre' },
  find: async ({ db, clock }, reference) => {
    const [report] = await db.select().from(reports).where(eq(reports.reference, reference));
    if (!report) return null;
    const isGone = Temporal.Instant.compare(report.expiresAt, clock.now()) <= 0;
    // A file that is gone may have had any status.
    if (report.status !== 'Completed' && !isGone) return null;
    return {
      ...report,
      permission: sourceOf(report.source).permission,
      name: report.fileName,
      mediaType: MEDIA_TYPES[report.format],
      isGone,
      content: () => readFile(db, report.id),
    };
  },
};
