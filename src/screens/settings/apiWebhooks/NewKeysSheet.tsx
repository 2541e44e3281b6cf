import { sentences } from '../../../../machines/kit/values/sentences';
import type { ApiKey } from '../../../../machines/settings/apiKeys/apiKeys.machine';
import { SHOWN_MS } from '../../../../machines/settings/keyRenewal/keyRenewal.rules';
import type { KeyRenewalView } from '../../../../machines/settings/keyRenewal/keyRenewal.select';
import { css } from '../../../../styled-system/css';
import { usePlacedKeys } from '../../../flow/usePlacedKeys';
import { Callout } from '../../../ui/feedback/Callout';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { formatShortTime } from '../../../ui/text/dates';
import { ShortFingerprint } from '../../../ui/text/Fingerprint';
import { RateClock } from '../../../ui/text/RateClock';
import { Icon } from '../../../ui/theme/Icon';
import { groupsOf, KEY_NAMES } from './keyWords';
import { CopyKey, CopyProblems, type KeyCopies } from './useKeyCopies';

interface NewKeysSheetProps {
  readonly view: KeyRenewalView;
  /** Null: the role may not copy. */
  readonly copies: KeyCopies | null;
}

const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '3',
  pb: '3',
  borderBottom: '[2px solid token(colors.line.ink)]',
});
const words = css({ flex: '[1 1 16rem]', color: 'ink.soft' });
const list = css({ display: 'grid', gap: '[1.125rem]' });
const item = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '[0.375rem]' });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '[0.25rem 0.75rem]',
});
const title = css({ fontWeight: 'strong' });
const marks = css({ display: 'inline-flex', alignItems: 'center', gap: '[0.375rem]', color: 'ink.soft', fontSize: 'note' });
const box = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minH: '[2.75rem]',
  pl: '3',
  pr: '[0.375rem]',
  py: '[0.25rem]',
  border: '[1px solid token(colors.line.control)]',
  borderRadius: 'control',
});
const keyLook = css({ minW: '0', fontFamily: 'code', fontSize: 'table', overflowWrap: 'anywhere' });

const ANNOUNCED = [10, 60];

const ABOUT = {
  shown: 'We show the secret and encryption keys once. After that you can copy them, but not read them here.',
  hidden: 'You can copy your keys, but not read them here.',
} as const;

/** KEY-02: the new keys, whole for a minute at most, then as masks in the same places. */
export function NewKeysSheet({ view, copies }: NewKeysSheetProps) {
  const whole = usePlacedKeys(view.handle);
  const { step, before, after, shownUntil, generatedAt, lost } = view;
  const isShown = step === 'revealed';
  const stopped = generatedAt === null ? 'The old keys stopped.' : `The old keys stopped at ${formatShortTime(generatedAt)}.`;
  return (
    <>
      <div className={top}>
        <p className={words}>{isShown ? ABOUT.shown : ABOUT.hidden}</p>
        {isShown && <RateClock until={shownUntil} whole={SHOWN_MS} label="until we hide them" announced={ANNOUNCED} />}
        <VisuallyHidden role="status">{step === 'hidden' && 'We hid your new keys.'}</VisuallyHidden>
      </div>
      <ul className={list}>
        {(after ?? []).map((key) => (
          <li key={key.name} className={item}>
            <div className={head}>
              <span className={title}>{KEY_NAMES[key.name].name}</span>
              <Marks old={before.find(({ name }) => name === key.name) ?? null} now={key} />
            </div>
            <div className={box}>
              <span className={keyLook}>{whole?.[key.name] ?? key.mask}</span>
              {copies && <CopyKey copies={copies} name={key.name} />}
            </div>
          </li>
        ))}
      </ul>
      {copies && <CopyProblems copies={copies} />}
      <Callout tone="orange" icon="key-round" role="note" title={lost ?? stopped}>
        {sentences(lost === null ? null : stopped, 'Put the new secret key on your server to take payments again.')}
      </Callout>
    </>
  );
}

function Marks({ old, now }: { readonly old: ApiKey | null; readonly now: ApiKey }) {
  return (
    <span className={marks}>
      <span>Fingerprint</span>
      {old && (
        <>
          <s>
            <ShortFingerprint groups={groupsOf(old.fingerprint)} />
          </s>
          <Icon name="arrow-right" />
        </>
      )}
      <ShortFingerprint groups={groupsOf(now.fingerprint)} />
    </span>
  );
}
