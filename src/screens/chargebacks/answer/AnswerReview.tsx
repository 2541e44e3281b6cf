import { isolated } from '../../../../contract/shownText';
import '../../../ui/theme/evidenceIcons';
import { percentsSent } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.files';
import type { AnswerView } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.select';
import type { Evidence } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.types';
import { categoryLabel } from '../../../../machines/chargebacks/chargebackAnswer/evidence';
import { sentences } from '../../../../machines/kit/values/sentences';
import { css } from '../../../../styled-system/css';
import { openEvidence } from '../../../flow/evidence';
import { useUpload } from '../../../flow/uploads';
import { Button } from '../../../ui/buttons/Button';
import { TextButton } from '../../../ui/buttons/TextButton';
import { Alert } from '../../../ui/feedback/Alert';
import { Busy } from '../../../ui/feedback/Busy';
import { Callout } from '../../../ui/feedback/Callout';
import { Meter } from '../../../ui/feedback/Meter';
import { PageFoot } from '../../../ui/layout/PageFoot';
import { PrintHeader } from '../../../ui/layout/PrintHeader';
import { usePaper } from '../../../ui/layout/usePaper';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { formatAmount, formatBytes } from '../../../ui/text/format';
import { Icon } from '../../../ui/theme/Icon';
import { TestMode } from '../../kit/TestMode';
import { AnswerColumns, type AsideProps } from './AnswerAside';
import type { AnswerFlow } from './answerFlow';

const paper = css({
  display: 'grid',
  gap: '4',
  px: { base: '4', md: '6' },
  py: '5',
  bg: 'sheet',
  borderTop: '[2px solid token(colors.line.ink)]',
  borderBottom: '[1px solid token(colors.line.soft)]',
  minW: '0',
});
const soft = css({ color: 'ink.soft' });
const title = css({ fontSize: 'section', lineHeight: 'section', fontWeight: 'strong' });
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxW: '[42rem]' });
const label = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table', fontWeight: 'medium' });
const table = css({
  w: 'full',
  borderCollapse: 'collapse',
  fontSize: 'table',
  lineHeight: 'table',
  '& th': {
    textAlign: 'left',
    fontWeight: 'medium',
    color: 'ink.soft',
    py: '2',
    pr: '3',
    borderBottom: '[2px solid token(colors.line.ink)]',
  },
  '& td': { py: '[0.5625rem]', pr: '3', borderBottom: '[1px solid token(colors.line.faint)]' },
  '& tfoot td': { fontWeight: 'strong', borderBottom: '[4px double token(colors.line.ink)]' },
  '& :is(th, td):last-child': { pr: '0', textAlign: 'right' },
});
const right = css({ textAlign: '[right !important]', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
const fileName = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  fontWeight: 'medium',
  minW: '0',
  maxW: { base: '[9rem]', md: '[16rem]' },
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Nothing is cut on paper.
  _print: { maxW: '[none !important]', '& bdi': { whiteSpace: '[normal !important]', overflowWrap: 'anywhere' } },
});
// Paper is as narrow as a phone, but has room for all columns.
const wide = css({ '@media screen and (width < 48rem)': { display: '[none !important]' } });
const sentMark = css({ display: 'inline-flex', alignItems: 'center', gap: '1', color: 'tone.green.ink' });
const progress = css({ display: 'inline-grid', gridTemplateColumns: '[6rem 2.5rem]', gap: '2', alignItems: 'center' });
const footBar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: { base: 'full', md: '[auto]' },
  '& > :first-child': { w: '[12rem]' },
  color: 'ink.soft',
  fontSize: 'note',
});

const TYPES: Readonly<Record<string, string>> = { png: 'PNG', jpeg: 'JPG', pdf: 'PDF' };

interface AnswerReviewProps extends Pick<AsideProps, 'transactions'> {
  readonly flow: AnswerFlow;
  /** The name of the active business. */
  readonly business: string;
  /** The name of the signed-in user. */
  readonly user: string;
}

/** Step 2: exactly what is sent, and its progress once it is. */
export function AnswerReview({ flow, transactions, business, user }: AnswerReviewProps) {
  usePaper();
  const { view } = flow;
  const { answer, disputed, step } = view;
  const part = useUpload('chargebackAnswer');
  if (answer === null) return null;
  const isSending = step === 'submitting';
  const missing = view.rows.filter(({ isRecommended, isThere }) => isRecommended && !isThere).map((row) => row.label);
  const about = disputed && formatAmount(disputed.chargeback.amount, disputed.chargeback.currency);
  return (
    <>
      <AnswerColumns view={view} transactions={transactions}>
        <div className={paper} data-print>
          <PrintHeader title="Answer to a chargeback" from={business} />
          <TestMode />
          <div>
            <p className={soft}>You send this to the provider</p>
            <h2 className={title}>
              {answer.isAccepted ? 'Accept' : 'Decline'} chargeback {answer.chargebackId}
              {about && ` of ${about}`}
            </h2>
          </div>
          <div>
            <h3 className={label}>Explanation</h3>
            <p className={words}>
              <bdi>{answer.comment}</bdi>
            </p>
          </div>
          {answer.files.length > 0 && (
            <div>
              <h3 className={label}>Evidence</h3>
              <Files files={answer.files} part={isSending ? (part ?? 0) : null} />
            </div>
          )}
          {answer.files.length === 0 && !answer.isAccepted && <p className={soft}>No files are sent.</p>}
        </div>
        <Notice view={view} missing={missing} />
      </AnswerColumns>
      <Foot flow={flow} user={user} part={part} />
    </>
  );
}

function Notice({ view, missing }: { readonly view: AnswerView; readonly missing: readonly string[] }) {
  const { step, answer, reply, isUnfinished } = view;
  if (step === 'checkingOutcome') return <Busy>Checking the status of your answer…</Busy>;
  if (step === 'outcomeUnknown')
    return (
      <Callout tone="orange" role="alert" title={sentences(reply ?? 'We didn’t get a response.', 'Check the status.')}>
        Your answer may have arrived. Nothing is sent twice, and nothing more is sent until we know.
      </Callout>
    );
  const lost = answer?.isAccepted === false ? view.rows.flatMap((row) => row.lost) : [];
  const names =
    missing.length === 1 ? '1 recommended document is missing' : `${missing.length} recommended documents are missing`;
  return (
    <>
      <Callout tone="orange" icon="triangle-alert" role="note" title="You can’t change this after you submit.">
        The bank reviews evidence once. Nothing can be added later.
        {answer?.isAccepted === false && missing.length > 0 && ` ${names}: ${missing.join(', ')}.`}
      </Callout>
      {lost.length > 0 && (
        <Alert tone="plain">
          {`${lost.map(isolated).join(', ')} ${lost.length === 1 ? 'isn’t' : 'aren’t'} sent unless you choose again.`}
        </Alert>
      )}
      {answer?.isAccepted === false && isUnfinished && (
        <Alert tone="plain">Your letter stops before what you delivered, when and how.</Alert>
      )}
    </>
  );
}

function Files({ files, part }: { readonly files: readonly Evidence[]; readonly part: number | null }) {
  const whole = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const percents = part === null ? [] : percentsSent(files, part);
  const done = percents.filter((percent) => percent === 100).length;
  return (
    <>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col" className={wide}>
              Category
            </th>
            <th scope="col" className={wide}>
              Type
            </th>
            <th scope="col" className={right}>
              Size
            </th>
            <th scope="col">{part === null ? <VisuallyHidden>Open</VisuallyHidden> : 'Progress'}</th>
          </tr>
        </thead>
        <tbody>
          {files.map((file, place) => (
            <tr key={file.key}>
              <td>
                <span className={fileName}>
                  <Icon name={file.kind === 'pdf' ? 'file-text' : 'image'} />
                  <bdi title={file.name}>{file.name}</bdi>
                </span>
              </td>
              <td className={wide}>{categoryLabel(file.category)}</td>
              <td className={wide}>{TYPES[file.kind]}</td>
              <td className={right}>{formatBytes(file.bytes)}</td>
              <td>
                {part === null ? (
                  <TextButton inText label={`Open ${isolated(file.name)}`} onPress={() => openEvidence(file)}>
                    Open
                  </TextButton>
                ) : (
                  <Sent percent={percents[place] ?? 0} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{files.length === 1 ? '1 file' : `${files.length} files`}</td>
            <td className={wide} />
            <td className={wide} />
            <td className={right}>{formatBytes(whole)}</td>
            <td>{part !== null && `${Math.floor(part * 100)}%`}</td>
          </tr>
        </tfoot>
      </table>
      {part !== null && <VisuallyHidden role="status">{done > 0 ? `${done} of ${files.length} files sent` : ''}</VisuallyHidden>}
    </>
  );
}

function Sent({ percent }: { readonly percent: number }) {
  if (percent === 0) return <span className={soft}>Waiting</span>;
  if (percent < 100)
    return (
      <span className={progress}>
        <Meter percent={percent} />
        {percent}%
      </span>
    );
  return (
    <span className={sentMark}>
      <Icon name="circle-check" /> Sent
    </span>
  );
}

interface FootProps extends Pick<AnswerReviewProps, 'flow' | 'user'> {
  readonly part: number | null;
}

function Foot({ flow: { view, send }, user, part }: FootProps) {
  const { step, answer } = view;
  const whole = answer?.files.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0;
  switch (step) {
    case 'submitting':
      return (
        <PageFoot
          note="Submitting your answer. Don’t close this page."
          actions={
            <>
              {part !== null && whole > 0 && (
                <span className={footBar}>
                  <Meter percent={part * 100} />
                  {formatBytes(Math.round(part * whole))} of {formatBytes(whole)}
                </span>
              )}
              {/* Afterwards it may have arrived as a whole. */}
              {(part ?? 0) < 1 && <Button onPress={() => send({ type: 'submission.cancelled' })}>Cancel submission</Button>}
              <Button kind="solid" disabled>
                Submitting…
              </Button>
            </>
          }
        />
      );
    case 'outcomeUnknown':
      return (
        <PageFoot
          note={null}
          actions={
            <Button kind="solid" icon="refresh" onPress={() => send({ type: 'outcome.retry' })}>
              Check status
            </Button>
          }
        />
      );
    case 'reviewing':
      return (
        <PageFoot
          note={user === '' ? null : `You submit as ${user}.`}
          back={
            <Button icon="arrow-left" onPress={() => send({ type: 'answer.revised' })}>
              Back<VisuallyHidden> to your answer</VisuallyHidden>
            </Button>
          }
          actions={
            <Button kind="solid" onPress={() => send({ type: 'answer.submitted' })}>
              Submit Request
            </Button>
          }
        />
      );
    default:
      return null;
  }
}
