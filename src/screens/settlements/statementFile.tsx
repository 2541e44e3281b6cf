/** The file of a settlement, as its page offers it. */
import type { Wired } from '../../../machines/kit/flow/port';
import type { statementDownloadMachine } from '../../../machines/settlements/statementDownload/statementDownload.machine';
import { useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import type { ButtonKind } from '../../ui/buttons/button.style';
import { ToolProgress } from '../../ui/tables/ListTools';

/** Saves the settlement as a file, and says whether that is running. */
export function useStatementFile(machine: Wired<typeof statementDownloadMachine>, id: string) {
  const { view, send } = useFlow(machine, { input: undefined, select: (snapshot) => ({ busy: snapshot.hasTag('busy') }) });
  return {
    ...view,
    save: () => send({ type: 'download.requested', filter: { id }, format: 'xlsx' }),
    cancel: () => send({ type: 'download.cancelled' }),
  };
}

export type StatementFile = ReturnType<typeof useStatementFile>;

interface StatementFileButtonProps {
  readonly file: StatementFile;
  readonly kind: ButtonKind;
}

export const StatementFileButton = ({ file, kind }: StatementFileButtonProps) =>
  file.busy ? (
    <span>
      <ToolProgress label="Preparing your file…" onCancel={file.cancel} />
    </span>
  ) : (
    <Button kind={kind} icon="download" onPress={file.save}>
      Download statement
    </Button>
  );
