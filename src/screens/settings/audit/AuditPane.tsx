import { useState } from 'react';
import type { AuditEntry } from '../../../../machines/settings/auditTrails/auditTrails.machine';
import {
  type Change,
  changesOf,
  type Changes as EntryChanges,
  groupsOf,
  NOT_AVAILABLE,
  nameOf,
  pageOfEntry,
  roleOf,
  sourceOf,
} from '../../../../machines/settings/auditTrails/auditTrails.rules';
import { Link } from '../../../flow/Link';
import { linkStyle } from '../../../ui/buttons/button.style';
import { Copyable } from '../../../ui/buttons/Copyable';
import { TextButton } from '../../../ui/buttons/TextButton';
import { DetailPanel } from '../../../ui/layers/DetailPanel';
import { Titled } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { Changes } from '../../../ui/text/Changes';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { formatDay, formatTime } from '../../../ui/text/dates';
import { ShortFingerprint } from '../../../ui/text/Fingerprint';
import { actionOf } from './auditColumns';

interface AuditPaneProps {
  readonly entry: AuditEntry;
  /** Returns the path of a page, or null if this role cannot open it. */
  readonly pageAt: (path: string) => string | null;
  readonly onClose: () => void;
}

/** How many characters of a fingerprint tell one from another. */
const SHOWN = 12;
const start = (hash: string) => <ShortFingerprint groups={groupsOf(hash.slice(0, SHOWN), 4)} />;

/** AUD-01: one entry: what changed, who did it and from where, what it leads to, and its place in the chain. */
export function AuditPane({ entry, pageAt, onClose }: AuditPaneProps) {
  const { sequence, hash, previousHash, createdAt, email, activityType, ip, message, isRefused } = entry;
  return (
    <DetailPanel title={`Entry ${sequence}`} open onClose={onClose}>
      <Stack>
        <Stack close>
          <strong>
            <bdi>{actionOf(entry)}</bdi>
          </strong>
          <p>
            by <bdi>{nameOf(entry)}</bdi>, {formatDay(createdAt)} {formatTime(createdAt)} WAT
          </p>
          {isRefused && message && (
            <p>
              <bdi>{message}</bdi>
            </p>
          )}
        </Stack>
        <WhatChanged entry={entry} />
        <Titled title="Who and where">
          <DescriptionList
            rows={[
              { label: 'Name', value: <bdi>{nameOf(entry)}</bdi> },
              { label: 'Role', value: <bdi>{roleOf(entry)}</bdi> },
              { label: 'Email address', value: <bdi>{email || NOT_AVAILABLE}</bdi> },
              { label: 'Activity type', value: <bdi>{activityType}</bdi> },
              { label: 'IP address', value: <bdi>{ip || NOT_AVAILABLE}</bdi> },
              { label: 'Source', value: sourceOf(entry) },
              { label: 'About', value: <About entry={entry} pageAt={pageAt} /> },
            ]}
          />
        </Titled>
        <Titled title="Chain">
          <DescriptionList
            rows={[
              {
                label: 'Entry before',
                value:
                  sequence === 1 ? (
                    'None'
                  ) : (
                    <>
                      {start(previousHash)}, {sequence - 1}
                    </>
                  ),
              },
              { label: 'This entry', value: <Copyable label="Copy fingerprint" text={hash} shown={start(hash)} /> },
            ]}
          />
        </Titled>
      </Stack>
    </DetailPanel>
  );
}

/** What it is about, with the way there. */
function About({ entry, pageAt }: Pick<AuditPaneProps, 'entry' | 'pageAt'>) {
  const { subject, reference, activityType } = entry;
  const words = [subject || activityType, reference].filter(Boolean).join(' ');
  const path = pageOfEntry(entry);
  const href = path === null ? null : pageAt(path);
  return href === null ? (
    <bdi>{words}</bdi>
  ) : (
    <Link href={href} className={linkStyle}>
      <bdi>{words}</bdi>
    </Link>
  );
}

const lineOf =
  ({ kind }: Pick<EntryChanges, 'kind'>) =>
  ({ key, label, was, now, isHidden }: Change) => ({
    key,
    label,
    was: kind === 'changed' ? (was ?? 'Not set') : was,
    now: kind === 'changed' ? (now ?? 'Not set') : now,
    instead: isHidden ? 'Changed, not shown' : null,
  });

function WhatChanged({ entry }: Pick<AuditPaneProps, 'entry'>) {
  const [isWhole, setWhole] = useState(false);
  const changes = changesOf(entry);
  const { fields, same } = changes;
  if (fields.length === 0 && same.length === 0) return null;
  return (
    <Titled title={entry.isRefused ? 'What was asked for' : 'What changed'}>
      {fields.length > 0 ? <Changes lines={fields.map(lineOf(changes))} /> : <p>No value changed.</p>}
      {same.length > 0 && !isWhole && (
        <p>
          {same.length === 1 ? '1 other field' : `${same.length} other fields`} stayed the same.{' '}
          <TextButton inText onPress={() => setWhole(true)}>
            Show all
          </TextButton>
        </p>
      )}
      {isWhole && <DescriptionList rows={same.map(({ label, now }) => ({ label, value: <bdi>{now}</bdi> }))} />}
    </Titled>
  );
}
