import '../../ui/theme/evidenceIcons';
import { categoryLabel } from '../../../machines/chargebacks/chargebackAnswer/evidence';
import type { ChargebackInFull } from '../../../machines/chargebacks/chargebackDetails/chargebackDetails.machine';
import { css, cx } from '../../../styled-system/css';
import { TextButton } from '../../ui/buttons/TextButton';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { Section } from '../../ui/layout/Section';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { formatMoment } from '../../ui/text/dates';
import { formatBytes } from '../../ui/text/format';
import { initialsOf } from '../../ui/text/initials';
import { Icon } from '../../ui/theme/Icon';

type Entry = ChargebackInFull['thread'][number];
type Proof = Entry['proofs'][number];

const list = css({ display: 'grid' });
const entry = css({
  display: 'grid',
  gridTemplateColumns: '[2rem minmax(0, 1fr)]',
  gap: '3',
  py: '3',
  borderBottom: '[1px solid token(colors.line.faint)]',
  _last: { borderBottom: '[0]' },
});
const closing = css({ bg: 'tone.plain.ground', boxShadow: '[inset 3px 0 0 token(colors.line.ink)]', px: '3' });
const initials = css({
  display: 'grid',
  placeItems: 'center',
  w: '[2rem]',
  h: '[2rem]',
  borderRadius: 'control',
  bg: 'desk',
  color: 'ink.soft',
  fontSize: 'note',
  fontWeight: 'strong',
});
const said = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '1', minW: '0' });
const top = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
const name = css({ fontWeight: 'strong' });
const when = css({ ml: { md: 'auto' }, color: 'ink.soft', fontSize: 'table', lineHeight: 'table' });
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxW: '[40rem]' });
const files = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pt: '1' });
const file = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  maxW: 'full',
  minH: { base: '[2.75rem]', md: '[1.75rem]' },
  px: '2',
  border: '[1px solid token(colors.line.control)]',
  borderRadius: 'control',
  bg: 'sheet',
  color: 'ink',
  fontSize: 'table',
  lineHeight: 'table',
  fontWeight: 'medium',
  '&:is(a):hover': { bg: 'hover' },
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const size = css({ color: 'ink.soft', fontWeight: 'regular', flex: 'none' });
const soft = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table' });

interface ThreadPartProps {
  readonly chargeback: ChargebackInFull;
  /** The name of the active business. */
  readonly business: string;
  readonly onReload: () => void;
}

/** CBK-02: what the provider and the business wrote, oldest first, with their files. */
export function ThreadPart({ chargeback: { thread, merchant }, business, onReload }: ThreadPartProps) {
  const isClosed = thread.some(({ isFinal }) => isFinal);
  const count = `${thread.length} comment${thread.length === 1 ? '' : 's'}${isClosed ? ', closed' : ''}`;
  const hasFiles = thread.some(({ proofs }) => proofs.length > 0);
  return (
    <Section title="Feedback Threads" actions={thread.length > 0 && <span className={soft}>{count}</span>}>
      {thread.length === 0 && <p>No comments yet.</p>}
      <ol className={list}>
        {thread.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: comments are only ever added at the end, and have no name
          <Comment key={place} entry={one} by={one.isAdmin ? 'Provider' : merchant || business} />
        ))}
      </ol>
      {hasFiles && (
        <p className={soft}>
          The address of a file expires after a few minutes.{' '}
          <TextButton inText onPress={onReload}>
            Reload the chargeback
          </TextButton>
        </p>
      )}
      {!isClosed && <p className={soft}>A final comment closes this chargeback. You can’t answer after it.</p>}
    </Section>
  );
}

function Comment({
  entry: { comment, isAdmin, isFinal, createdAt, proofs },
  by,
}: {
  readonly entry: Entry;
  readonly by: string;
}) {
  return (
    <li className={cx(entry, isFinal && closing)}>
      <span className={initials} aria-hidden="true">
        {isAdmin ? 'PR' : initialsOf(by)}
      </span>
      <div className={said}>
        <div className={top}>
          <span className={name}>{by}</span>
          <StatusMark tone="plain" icon={isAdmin ? 'shield' : 'store'}>
            {isAdmin ? 'Admin' : 'You'}
          </StatusMark>
          {isFinal && (
            <StatusMark tone="plain" icon="lock">
              Final comment
            </StatusMark>
          )}
          {createdAt !== null && <span className={when}>{formatMoment(createdAt)}</span>}
        </div>
        <p className={words}>
          <bdi>{comment}</bdi>
        </p>
        {proofs.length > 0 && (
          <div className={files}>
            {proofs.map((proof) => (
              <ProofFile key={proof.id} proof={proof} />
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

/** A file by its address, which is no link if it is no web address. */
function ProofFile({ proof: { address, name: given, category, size: bytes } }: { readonly proof: Proof }) {
  const content = (
    <>
      <Icon name={/\.(png|jpe?g)$/i.test(given) ? 'image' : 'file-text'} />
      <bdi>{given || categoryLabel(category) || 'Document'}</bdi>
      {bytes !== null && <span className={size}>{formatBytes(bytes)}</span>}
    </>
  );
  if (address === '') return <span className={file}>{content}</span>;
  return (
    <a className={file} href={address} target="_blank" rel="noopener noreferrer">
      {content}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
