import type { OutdatedRow, OutdatedView } from '../../../machines/kit/form/form.outdated';
import { sentences } from '../../../machines/kit/values/sentences';
import { css } from '../../../styled-system/css';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/layers/Dialog';

interface ChangedMeanwhileProps {
  readonly outdated: OutdatedView;
  send(event: { readonly type: 'changes.kept' | 'changes.discarded' }): void;
}

/** What someone else stored while a form was open, beside what the merchant entered. The merchant decides what the form goes on with. */
export default function ChangedMeanwhile({ outdated: { said, thing, rows }, send }: ChangedMeanwhileProps) {
  return (
    <Dialog
      title={`This ${thing} has changed`}
      open
      canClose={false}
      onClose={() => send({ type: 'changes.kept' })}
      foot={
        <>
          <Button onPress={() => send({ type: 'changes.discarded' })}>Discard my changes</Button>
          <Button kind="solid" onPress={() => send({ type: 'changes.kept' })}>
            Keep my changes
          </Button>
        </>
      }
    >
      <p>{sentences(said, 'We haven’t saved your changes yet.')}</p>
      {rows.length > 0 ? <Rows rows={rows} /> : <p>Your form has what is saved now.</p>}
      <p>If you keep your changes, check the form, then save again.</p>
    </Dialog>
  );
}

const list = css({ display: 'grid', borderTop: '[2px solid token(colors.line.ink)]', fontSize: 'table', lineHeight: 'table' });
const entry = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 2fr) minmax(0, 3fr)]',
  columnGap: '4',
  py: '2',
  borderBottom: '[1px solid token(colors.line.faint)]',
  '& dd': { overflowWrap: 'anywhere' },
});
const label = css({ fontWeight: 'strong', gridColumn: '[1 / -1]' });
const soft = css({ color: 'ink.soft' });

const Rows = ({ rows }: { readonly rows: readonly OutdatedRow[] }) => (
  <div className={list}>
    {rows.map((row) => (
      <dl key={row.label} className={entry} aria-label={row.label}>
        <dt className={label}>{row.label}</dt>
        <dt className={soft}>Saved now</dt>
        <dd>
          <bdi>{row.stored || '—'}</bdi>
        </dd>
        {row.mine !== null && (
          <>
            <dt className={soft}>You entered</dt>
            <dd>
              <bdi>{row.mine || '—'}</bdi>
            </dd>
          </>
        )}
      </dl>
    ))}
  </div>
);
