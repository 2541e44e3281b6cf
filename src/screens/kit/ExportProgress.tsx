import { sentences } from '../../../machines/kit/flow/fault';
import { REQUESTED } from '../../../machines/kit/report/reportRequest.parts';
import type { Report } from '../../../machines/kit/report/reportRequest.types';
import { Link } from '../../flow/Link';
import { Button } from '../../ui/buttons/Button';
import { linkStyle } from '../../ui/buttons/button.style';
import { FileLink } from '../../ui/buttons/FileLink';
import { Alert } from '../../ui/feedback/Alert';
import { Progress } from '../../ui/feedback/Progress';
import { Stack } from '../../ui/layout/Stack';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatLong } from '../../ui/text/dates';
import { formatCount } from '../../ui/text/format';
import type { ExportFlow } from './ExportForm';

const PAGE = '/dashboard/report-center';

/** The rows that are written, in percent. Null while nothing tells how many there will be. */
const partOf = (report: Report | null): number | null =>
  report?.expectedRows && report.rows !== null ? Math.min(100, (report.rows / report.expectedRows) * 100) : null;

const writtenOf = ({ rows, expectedRows }: Report): string | null =>
  rows !== null && expectedRows !== null ? `${formatCount(rows)} of ${formatCount(expectedRows)} rows are written.` : null;

/** The provider makes the file. */
export function ExportProgress({ view: { report, message, problem } }: ExportFlow) {
  return (
    <Stack>
      <p role="status">{message || REQUESTED}</p>
      <Progress label="Preparing your file…" value={partOf(report)} />
      {report && <p>{writtenOf(report)}</p>}
      <p>You can close this. The export continues in Report Centre.</p>
      {problem && <Alert tone="plain">{problem}</Alert>}
    </Stack>
  );
}

export function ExportProgressButtons({ view: { isLooking }, send }: ExportFlow) {
  return (
    <>
      <Button onPress={() => send({ type: 'dismissed' })}>Don’t wait</Button>
      <Button busy={isLooking} icon="refresh" onPress={() => send({ type: 'progress.checked' })}>
        Check now
      </Button>
    </>
  );
}

const ToCentre = () => (
  <Link href={PAGE} className={linkStyle}>
    Go to Report Centre
  </Link>
);

export const ExportAwaited = () => (
  <Stack>
    <p>This file takes longer than usual.</p>
    <p>Your request is safe. The file will be in Report Centre when it’s ready.</p>
    <p>
      <ToCentre />
    </p>
  </Stack>
);

/** @param total the rows of the list when the file was requested */
export function ExportFinished({ view: { report }, total }: ExportFlow & { readonly total: number | null }) {
  if (report === null) return null;
  const isOther = total !== null && report.rows !== null && report.rows !== total;
  return (
    <Stack>
      <DescriptionList
        rows={[
          { label: 'File Name', value: report.fileName },
          ...(report.rows === null ? [] : [{ label: 'Rows', value: formatCount(report.rows) }]),
          ...(report.expiresAt === null ? [] : [{ label: 'Available until', value: formatLong(report.expiresAt) }]),
        ]}
      />
      {isOther && (
        <Alert tone="plain">
          {`The list showed ${formatCount(total)} rows, and the file has ${formatCount(report.rows ?? 0)}. Refresh the list to compare.`}
        </Alert>
      )}
      {report.url === null && <Alert tone="plain">The provider sent no link to this file. Look for it in Report Centre.</Alert>}
      <p>
        You also find this file in Report Centre. <ToCentre />
      </p>
    </Stack>
  );
}

export function ExportFinishedButtons({ view: { report }, send }: ExportFlow) {
  return (
    <>
      <Button onPress={() => send({ type: 'dismissed' })}>Done</Button>
      {report?.url && <FileLink kind="solid" href={report.url} fileName={report.fileName} />}
    </>
  );
}

export const ExportFailed = ({ view: { report } }: ExportFlow) => (
  <Alert tone="bad">
    {sentences(report?.reason || 'We couldn’t finish the file.', 'Nothing else changed. Try again, or change the export.')}
  </Alert>
);

export function ExportFailedButtons({ send }: ExportFlow) {
  return (
    <>
      <Button onPress={() => send({ type: 'dismissed' })}>Not now</Button>
      <Button onPress={() => send({ type: 'choice.revised' })}>Change</Button>
      <Button kind="solid" icon="refresh" onPress={() => send({ type: 'export.requested' })}>
        Try again
      </Button>
    </>
  );
}
