import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { css, cx } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';
import { toastRegionId } from './toastRegionId';
import '../theme/icons';

export interface Toast {
  readonly id: number;
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

interface ToastsProps {
  readonly notices: readonly Toast[];
  readonly onDismiss: (id: number) => void;
  readonly goodForMs?: number;
}

const region = css({
  position: 'fixed',
  zIndex: 'toast',
  top: { base: '2', md: '[auto]' },
  bottom: { md: '6' },
  insetInline: { base: '2', md: '[auto 1.5rem]' },
  display: 'grid',
  gap: '2',
  justifyItems: 'stretch',
  w: { md: '[26rem]' },
  // Next to a detail panel, so that it does not cover its buttons.
  'body:has([data-docked]) &': { right: '[calc(token(sizes.pane) + 1.5rem)]' },
  // Above the foot of a page, so that it does not cover the action there.
  'body:has([data-ledger-foot], [data-page-foot]) &': { md: { bottom: '[8.5rem]' } },
  // An open dialog blocks the pointer for everything behind it. A toast is in front and allows it again.
  pointerEvents: 'none',
});
const list = css({ display: 'grid', gap: '2', _empty: { display: 'none' } });
const base = css.raw({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  py: '3',
  pl: '4',
  pr: '3',
  borderRadius: '[4px]',
  boxShadow: 'float',
  pointerEvents: 'auto',
  animation: '[rise 160ms cubic-bezier(0.2, 0, 0, 1)]',
});
const looks = {
  good: css(base, { bg: 'ink', color: 'page' }),
  bad: css(base, { bg: 'danger', color: 'danger.on' }),
};
const sign = css({ pt: '[2px]' });
// On the inverted background of a toast only the light green is readable.
const green = css({ color: 'tone.green.ground' });
const words = css({ flex: '1', minW: '0', overflowWrap: 'anywhere' });
const dismiss = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  w: '[var(--control-small)]',
  h: '[var(--control-small)]',
  my: { base: '-3', md: '-1' },
  mr: { base: '-2', md: '0' },
  borderRadius: 'control',
  cursor: 'pointer',
  _focusVisible: { outlineColor: '[currentColor]', outlineOffset: '[-2px]' },
});

const never = () => () => undefined;

/**
 * The toasts, in front of everything. An open dialog hides other elements from assistive technology, unless they are marked as live. So the
 * region is a child of the body, and it and its lists have the mark. An error has its own role and is read at once.
 */
export function Toasts({ notices, onDismiss, goodForMs = 10_000 }: ToastsProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!inBrowser) return null;
  const of = (tone: Toast['tone']) =>
    notices
      .filter((notice) => notice.tone === tone)
      .map((notice) => <Slip key={notice.id} notice={notice} onDismiss={onDismiss} goodForMs={goodForMs} />);
  return createPortal(
    // biome-ignore lint/a11y/noRedundantRoles: the focus trap of a dialog looks for the attribute
    <section className={region} id={toastRegionId} role="region" aria-label="Notices" aria-live="off">
      <div className={list} aria-live="off">
        {of('bad')}
      </div>
      <div className={list} aria-live="polite">
        {of('good')}
      </div>
    </section>,
    document.body,
  );
}

interface SlipProps {
  readonly notice: Toast;
  readonly onDismiss: (id: number) => void;
  readonly goodForMs: number;
}

function Slip({ notice, onDismiss, goodForMs }: SlipProps) {
  const { id, tone, text } = notice;
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(goodForMs, tone === 'bad' || pointed || focused, () => onDismiss(id));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; a notice that is looked at is held
    <div
      className={looks[tone]}
      role={tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={cx(sign, tone === 'good' && green)}>
        <Icon name={tone === 'bad' ? 'circle-x' : 'circle-check'} />
      </span>
      <span className={words}>{text}</span>
      <button className={dismiss} type="button" aria-label={`Dismiss: ${text}`} onClick={() => onDismiss(id)}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** A countdown that pauses while it is held. */
function useCountdown(forMs: number, held: boolean, onEnd: () => void) {
  const left = useRef(forMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (held) return;
    const from = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - from;
    };
  }, [held]);
}
