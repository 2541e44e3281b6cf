import { useState } from 'react';
import type { AuditCheckView } from '../../../../machines/settings/auditCheck/auditCheck.select';
import { groupsOf, labelOf } from '../../../../machines/settings/auditTrails/auditTrails.rules';
import { Button } from '../../../ui/buttons/Button';
import { Copyable } from '../../../ui/buttons/Copyable';
import { Form } from '../../../ui/controls/Form';
import { TextField } from '../../../ui/controls/TextField';
import { Alert } from '../../../ui/feedback/Alert';
import { OutcomeHead, Stamp } from '../../../ui/layers/OutcomeSheet';
import { Titled } from '../../../ui/layout/Section';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { formatDay, formatTime } from '../../../ui/text/dates';
import { Figure } from '../../../ui/text/Figure';
import { Fingerprint } from '../../../ui/text/Fingerprint';
import { LinkRow } from '../../../ui/text/LinkRow';

type ViewOf<Kind extends AuditCheckView['kind']> = Extract<AuditCheckView, { readonly kind: Kind }>;

const count = (entries: number) => entries.toLocaleString('en-GB');
const moment = (at: string) => `${formatDay(at)} ${formatTime(at)}`;

const entriesTo = (from: number, to: number) => (from === to ? `Entry ${from} follows` : `Entries ${from} to ${to} follow`);

interface PasteProps {
  readonly problem: string | null;
  readonly onPaste: (text: string) => void;
}

/** The field for a fingerprint that the merchant kept elsewhere: on paper, or in an email. */
function OtherFingerprint({ problem, onPaste }: PasteProps) {
  const [text, setText] = useState('');
  return (
    <Form onSubmit={() => text.trim() !== '' && onPaste(text)}>
      <TextField
        label="Fingerprint you kept elsewhere"
        optional
        hint="Paste it to check against it instead."
        problem={problem}
        value={text}
        onText={setText}
      />
      {text.trim() !== '' && <Button type="submit">Check against it</Button>}
    </Form>
  );
}

function provenOf({ anchoredAt, head }: ViewOf<'intact'>): string {
  const { sequence } = head;
  if (anchoredAt === null)
    return 'Every entry follows the one before it, so none was edited, added or removed between two others.';
  const upTo = `No entry up to ${anchoredAt} was edited, added or removed since you kept the fingerprint.`;
  return anchoredAt === sequence ? upTo : `${upTo} ${entriesTo(anchoredAt + 1, sequence)} on without a gap.`;
}

function anchorOf({ anchor, anchoredAt }: ViewOf<'intact'>): string {
  if (anchor === null || anchoredAt === null) return 'No anchor saved yet';
  if (anchor.savedAt === null) return `Entry ${anchoredAt} has the fingerprint you pasted`;
  return `Entry ${anchoredAt} matches the fingerprint you saved on ${formatDay(anchor.savedAt.slice(0, 19))}`;
}

const unprovenOf = ({ anchoredAt, head }: ViewOf<'intact'>) =>
  anchoredAt === null
    ? 'That no newest entries were cut off, or that the whole trail wasn’t rewritten. Save this fingerprint to check that next time.'
    : `That no entry after ${head.sequence} was cut off. Save this fingerprint to check that next time.`;

export function Intact({ view, onPaste }: { readonly view: ViewOf<'intact'> } & Pick<PasteProps, 'onPaste'>) {
  const { checked, head, from, to, anchor, saving, anchorProblem } = view;
  return (
    <>
      <OutcomeHead
        label="Entries checked"
        sum={<Figure of={`of ${count(head.sequence)}`}>{count(checked)}</Figure>}
        stamp={
          <Stamp tone="green" final date={null}>
            {anchor === null ? 'Chain intact' : 'Intact'}
          </Stamp>
        }
      >
        {from !== null && to !== null && `${moment(from)} to ${moment(to)} WAT`}
      </OutcomeHead>
      <div>
        <Copyable label="Copy fingerprint" text={head.hash} shown={<strong>Head fingerprint, entry {head.sequence}</strong>} />
        <Fingerprint groups={groupsOf(head.hash)} />
      </div>
      <DescriptionList
        rows={[
          {
            label: 'Anchor',
            value: saving === 'saved' ? `${anchorOf(view)}. Entry ${head.sequence} is saved now.` : anchorOf(view),
          },
          { label: 'Proves', value: provenOf(view) },
          { label: 'Doesn’t prove', value: unprovenOf(view) },
        ]}
      />
      <div data-screen>
        <OtherFingerprint problem={anchorProblem} onPaste={onPaste} />
      </div>
    </>
  );
}

export function Unmatched({ view, onPaste }: { readonly view: ViewOf<'unmatched'> } & Pick<PasteProps, 'onPaste'>) {
  const { checked, anchorProblem } = view;
  return (
    <>
      <Alert tone="bad">
        <p>None of the {count(checked)} entries has the fingerprint you pasted.</p>
        <p>
          Every entry follows the one before it. If the fingerprint is complete, newest entries were cut off or the trail was
          rewritten.
        </p>
      </Alert>
      <OtherFingerprint problem={anchorProblem} onPaste={onPaste} />
    </>
  );
}

const AROUND = 2;

const WHY: Readonly<Record<ViewOf<'broken'>['broken']['why'], (sequence: number) => string>> = {
  changed: (sequence) => `Entry ${sequence} was changed after it was recorded.`,
  missing: (sequence) => `The entry before entry ${sequence} isn’t there any more.`,
  relinked: (sequence) => `Entry ${sequence} was recorded after another entry than the one that is before it now.`,
  anchor: (sequence) => `Entry ${sequence} isn’t the one whose fingerprint you saved.`,
  cut: (sequence) => `Entry ${sequence} was there, and isn’t any more.`,
};

function linksAround({ broken: { sequence }, total }: ViewOf<'broken'>) {
  const last = Math.max(total, sequence);
  const all = Array.from({ length: 2 * AROUND + 1 }, (_, index) => sequence - AROUND + index);
  return all
    .filter((one) => one >= 1 && one <= last)
    .map((one) => ({
      text: String(one),
      state: one < sequence ? ('follows' as const) : one === sequence ? ('broken' as const) : ('unchecked' as const),
    }));
}

export function Broken({ view }: { readonly view: ViewOf<'broken'> }) {
  const { broken, total, intactTo } = view;
  const { sequence, why, expected, found, entry } = broken;
  const last = Math.max(total, sequence);
  return (
    <>
      <OutcomeHead
        label="First entry that doesn’t follow"
        sum={<Figure>Entry {sequence}</Figure>}
        stamp={
          <Stamp tone="red" final date={null}>
            Broken
          </Stamp>
        }
      >
        {entry && (
          <>
            <bdi>{entry.action}</bdi>, by <bdi>{entry.email ?? labelOf(entry.actor)}</bdi>
          </>
        )}
      </OutcomeHead>
      <LinkRow label="Entries around it" links={linksAround(view)} />
      <p>{WHY[why](sequence)}</p>
      {expected !== '' && (
        <Titled
          title={`Fingerprint that entry ${sequence} should ${why === 'missing' || why === 'relinked' ? 'follow' : 'have'}`}
        >
          <Fingerprint groups={groupsOf(expected)} />
        </Titled>
      )}
      {found !== '' && (
        <Titled title={`Fingerprint that it ${why === 'missing' || why === 'relinked' ? 'follows' : 'has'}`}>
          <Fingerprint groups={groupsOf(found)} isWrong />
        </Titled>
      )}
      <Alert tone="bad">
        <p>
          <strong>
            {intactTo > 0 && `${intactTo === 1 ? 'Entry 1 is' : `Entries 1 to ${intactTo} are`} intact. `}We can’t vouch for{' '}
            {sequence === last ? `entry ${sequence}` : `entries ${sequence} to ${last}`}.
          </strong>
        </p>
        <p>Your money hasn’t moved. Copy the fingerprints, and send them to support.</p>
      </Alert>
    </>
  );
}
