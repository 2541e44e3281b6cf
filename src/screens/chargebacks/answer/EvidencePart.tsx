import '../../../ui/theme/evidenceIcons';
import { type DragEvent, useId, useState } from 'react';
import { isolated } from '../../../../contract/shownText';
import { EVIDENCE_LIMITS } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.files';
import type { AnswerView, EvidenceRow } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.select';
import type { Evidence } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.types';
import { css } from '../../../../styled-system/css';
import { releaseFile } from '../../../flow/files';
import { AddFile } from '../../../ui/controls/AddFile';
import { Section } from '../../../ui/layout/Section';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { formatBytes } from '../../../ui/text/format';
import { Icon, type IconName } from '../../../ui/theme/Icon';
import { addEvidence } from './addEvidence';
import type { AnswerFlow } from './answerFlow';

const ACCEPT = '.png,.jpg,.jpeg,.pdf';

const soft = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table' });
const bar = css({
  display: 'flex',
  gap: '1',
  '& > span': {
    flex: '1',
    h: '[0.5rem]',
    bg: 'line.faint',
    outline: '[1px solid token(colors.line.soft)]',
    outlineOffset: '[-1px]',
  },
  '& > [data-present]': { bg: 'action' },
});
const heading = css({
  color: 'ink.soft',
  fontSize: 'table',
  lineHeight: 'table',
  pt: '2',
  pb: '1',
  borderBottom: '[1px solid token(colors.line.soft)]',
});
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[1rem minmax(0, 1fr) auto]', md: '[1rem minmax(0, 1.2fr) 7rem minmax(0, 1.6fr)]' },
  columnGap: '3',
  rowGap: '2',
  alignItems: 'center',
  py: '[0.5625rem]',
  borderBottom: '[1px solid token(colors.line.faint)]',
  '&[data-over]': { bg: 'chosen' },
});
const name = css({ display: 'grid', minW: '0', overflowWrap: 'anywhere', '& > :first-child': { fontWeight: 'medium' } });
const about = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });
const states = {
  reading: css({ color: 'ink.soft', fontSize: 'table' }),
  present: css({ color: 'tone.green.ink', fontSize: 'table' }),
  again: css({ color: 'tone.orange.ink', fontSize: 'table', fontWeight: 'medium' }),
  missing: css({ color: 'tone.orange.ink', fontSize: 'table' }),
  none: css({ color: 'ink.soft', fontSize: 'table' }),
};
const files = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { base: 'flex-start', md: 'flex-end' },
  gap: '2',
  minW: '0',
  gridColumn: { base: '[2 / -1]', md: '[auto]' },
});
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  maxW: 'full',
  minW: '0',
  h: '[var(--control-small)]',
  pl: '2',
  border: '[1px solid token(colors.line.control)]',
  borderRadius: 'control',
  bg: 'sheet',
  fontSize: 'table',
  lineHeight: 'table',
  fontWeight: 'medium',
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minW: '0' },
});
const size = css({ color: 'ink.soft', fontWeight: 'regular', flex: 'none' });
const remove = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  w: '[var(--control-small)]',
  h: 'full',
  cursor: 'pointer',
  _hover: { bg: 'hover' },
  '& svg': { fontSize: '[0.8125rem]' },
});
const error = css({ gridColumn: '[2 / -1]', color: 'danger', fontSize: 'table', lineHeight: 'table', overflowWrap: 'anywhere' });

/** The documents by category: what is recommended for the reason, and what is there. */
export function EvidencePart({ view, send }: AnswerFlow) {
  const { rows, isGeneral, added, disputed } = view;
  const recommended = rows.filter(({ isRecommended }) => isRecommended);
  const present = recommended.filter(({ isThere }) => isThere).length;
  const reason = disputed?.chargeback.reason ?? '';
  const of = isGeneral ? 'for any chargeback' : `for “${isolated(reason)}”`;
  return (
    <Section
      title="Evidence"
      actions={<span className={soft} data-inline>{`${present} of ${recommended.length} recommended ${of}`}</span>}
    >
      <div className={bar} aria-hidden="true">
        {recommended.map(({ key, isThere }) => (
          <span key={key} data-present={isThere || undefined} />
        ))}
      </div>
      {isGeneral && <p className={soft}>The provider doesn’t say the reason, so these documents help in most cases.</p>}
      <Rows send={send} title="Recommended" rows={recommended} />
      <Rows send={send} title="Optional" rows={rows.filter(({ isRecommended }) => !isRecommended)} />
      <p className={soft}>
        PNG, JPG or PDF. Up to 5 MB each, {EVIDENCE_LIMITS.files} files and 20 MB together.
        {added.count > 0 && ` You added ${added.count} file${added.count === 1 ? '' : 's'}, ${formatBytes(added.bytes)}.`}
      </p>
    </Section>
  );
}

interface RowsProps extends Pick<AnswerFlow, 'send'> {
  readonly title: string;
  readonly rows: AnswerView['rows'];
}

const Rows = ({ send, title, rows }: RowsProps) => (
  <div>
    <h3 className={heading}>{title}</h3>
    <ul aria-label={title}>
      {rows.map((one) => (
        <Row key={one.key} row={one} send={send} />
      ))}
    </ul>
  </div>
);

const ICONS: Readonly<Record<EvidenceRow['state'], IconName>> = {
  present: 'circle-check',
  reading: 'loader',
  again: 'refresh',
  missing: 'circle-dashed',
};

/** The state in words, and how it looks. A document that is only optional is not missing. */
function stateOf({ state, isRecommended }: EvidenceRow): readonly [string, keyof typeof states] {
  if (state === 'present') return ['Present', 'present'];
  if (state === 'reading') return ['Reading…', 'reading'];
  if (state === 'again') return ['Choose again', 'again'];
  return isRecommended ? ['Missing', 'missing'] : ['None added', 'none'];
}

interface RowProps extends Pick<AnswerFlow, 'send'> {
  readonly row: EvidenceRow;
}

function Row({ row: one, send }: RowProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0) void addEvidence(send, dropped, one.key);
  };
  const [words, look] = stateOf(one);
  return (
    <li
      className={row}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={states[look]}>
        <Icon name={ICONS[one.state]} turns={one.state === 'reading'} />
      </span>
      <span className={name}>
        <span>{one.label}</span>
        <span className={about} id={`${id}-about`}>
          {one.state === 'again'
            ? `${one.lost.map(isolated).join(', ')} ${one.lost.length === 1 ? 'isn’t' : 'aren’t'} in the draft`
            : one.about}
        </span>
      </span>
      <span className={states[look]}>{words}</span>
      <span className={files}>
        {one.files.map((file) => (
          <Chip
            key={file.key}
            file={file}
            onRemove={() => {
              send({ type: 'file.removed', key: file.key });
              releaseFile(file.key);
            }}
          />
        ))}
        <AddFile
          label={one.label}
          words={one.state === 'again' ? 'Choose file again' : one.files.length > 0 ? null : 'Add file'}
          icon={one.state === 'again' ? 'upload' : 'plus'}
          accept={ACCEPT}
          describedBy={`${id}-about`}
          onFiles={(selected) => void addEvidence(send, selected, one.key)}
        />
      </span>
      {one.errors.length > 0 && (
        <div className={error} role="alert">
          {one.errors.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </li>
  );
}

const FileIcon = ({ kind }: Pick<Evidence, 'kind'>) =>
  kind === 'reading' ? (
    <>
      <Icon name="loader" turns />
      <VisuallyHidden>Reading</VisuallyHidden>
    </>
  ) : (
    <Icon name={kind === 'pdf' ? 'file-text' : 'image'} />
  );

const Chip = ({ file, onRemove }: { readonly file: Evidence; readonly onRemove: () => void }) => (
  <span className={chip}>
    <FileIcon kind={file.kind} />
    <bdi title={file.name}>{file.name}</bdi>
    <span className={size}>{formatBytes(file.bytes)}</span>
    <button className={remove} type="button" aria-label={`Remove ${isolated(file.name)}`} onClick={onRemove}>
      <Icon name="x" />
    </button>
  </span>
);
