import { css } from '../../../styled-system/css';
import { ShellIcon, type ShellIconName } from './icons';

interface Mode<Value extends string> {
  readonly value: Value;
  /** Beside its name while it is active. */
  readonly icon?: ShellIconName;
  /** A provisional mode is dashed and brass. */
  readonly tone: 'inked' | 'provisional';
}

interface ModeSwitchProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly modes: readonly Mode<Value>[];
  readonly onChoose: (value: Value) => void;
}

const strip = css({
  display: 'inline-flex',
  flex: 'none',
  h: { base: '[2.75rem]', md: '[var(--control)]' },
  p: '[2px]',
  borderWidth: 'hair',
  borderStyle: 'solid',
  borderColor: 'line.control',
  borderRadius: 'control',
  bg: 'sheet',
});
const mode = css.raw({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '[0.375rem]',
  px: '3',
  border: '[1px solid transparent]',
  borderRadius: '[1.5px]',
  color: 'ink.soft',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  _hover: { color: 'ink' },
  _highContrast: { borderColor: '[ButtonFace]' },
  // The full height of the bar can be pressed.
  _before: { content: '""', position: 'absolute', inset: '[-4px -1px]' },
});
const active = css.raw({ _highContrast: { forcedColorAdjust: 'none', bg: '[Highlight]', color: '[HighlightText]' } });
const looks = {
  off: css(mode),
  inked: css(mode, { bg: 'ink', color: 'page', _hover: { color: 'page' } }, active),
  provisional: css(
    mode,
    { bg: 'brass.ground', color: 'brass.ink', borderColor: 'brass.line', _hover: { color: 'brass.ink' } },
    active,
  ),
};

/** A few modes, one of them active. They are buttons, so that an arrow key changes nothing by itself. */
export function ModeSwitch<Value extends string>({ label, value, modes, onChoose }: ModeSwitchProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div className={strip} role="group" aria-label={label}>
      {modes.map((each) => {
        const isOn = each.value === value;
        return (
          <button
            key={each.value}
            type="button"
            className={looks[isOn ? each.tone : 'off']}
            aria-pressed={isOn}
            onClick={() => !isOn && onChoose(each.value)}
          >
            {isOn && each.icon && <ShellIcon name={each.icon} />}
            {each.value}
          </button>
        );
      })}
    </div>
  );
}

const small = css.raw({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  alignContent: 'center',
  flex: 'none',
  minW: '[2.75rem]',
  h: '[2.75rem]',
  px: '1',
  border: '[1px solid token(colors.line.control)]',
  borderRadius: 'control',
  bg: 'sheet',
  fontSize: 'note',
  lineHeight: '[0.875rem]',
  fontWeight: 'medium',
  '&:has(:focus-visible)': { outline: '[2px solid token(colors.action)]', outlineOffset: '[1px]' },
});
const smallLooks = {
  inked: css(small),
  provisional: css(small, { bg: 'brass.ground', color: 'brass.ink', border: '[1px dashed token(colors.brass.line)]' }),
};
// The browser's own list lies over the icon and the word.
const over = css({ position: 'absolute', inset: '0', w: 'full', h: 'full', opacity: '0', cursor: 'pointer', appearance: 'none' });

/** The same as a choice, where there is room for the active mode only. */
export function ModeChoice<Value extends string>({ label, value, modes, onChoose }: ModeSwitchProps<Value>) {
  const active = modes.find((each) => each.value === value);
  if (!active) return null;
  return (
    <span className={smallLooks[active.tone]}>
      {active.icon && <ShellIcon name={active.icon} />}
      <span aria-hidden="true">{value}</span>
      <select
        className={over}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const next = modes.find((each) => each.value === event.target.value);
          if (next && next.value !== value) onChoose(next.value);
        }}
      >
        {modes.map((each) => (
          <option key={each.value} value={each.value}>
            {each.value}
          </option>
        ))}
      </select>
    </span>
  );
}
