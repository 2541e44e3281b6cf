import { css } from '../../../styled-system/css';

interface SwitchProps {
  /** What is on or off. */
  readonly label: string;
  readonly isOn: boolean;
  readonly disabled?: boolean;
  /** The id of the text that says what it does, and why it is disabled. */
  readonly describedBy?: string;
  readonly onPress: () => void;
}

const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '[0.625rem]',
  minH: { base: '[2.75rem]', md: '[2.25rem]' },
  fontWeight: 'medium',
  color: 'ink.soft',
  cursor: 'pointer',
  _disabled: { cursor: 'not-allowed', color: 'ink.faint' },
  '&[aria-checked=true]:not(:disabled)': { color: 'ink' },
});
const word = css({ minW: '[1.75rem]', textAlign: 'right' });
const track = css({
  display: 'flex',
  w: '[2.75rem]',
  h: '[1.5rem]',
  p: '[2px]',
  borderWidth: 'hair',
  borderStyle: 'solid',
  borderColor: 'line.control',
  borderRadius: 'control',
  bg: 'sheet',
  _before: { content: '""', w: '[1.125rem]', h: 'full', borderRadius: '[1.5px]', bg: 'ink.soft' },
  // Forced colours replace both grounds.
  _highContrast: { _before: { bg: '[ButtonText]' } },
  '[aria-checked=true] > &': {
    justifyContent: 'flex-end',
    bg: 'action',
    borderColor: 'action',
    _before: { bg: 'action.on' },
    _highContrast: { bg: '[Highlight]', _before: { bg: '[HighlightText]' } },
  },
  ':disabled > &': {
    borderStyle: 'dashed',
    borderColor: 'line.control',
    bg: '[transparent]',
    _before: { bg: 'ink.faint' },
    _highContrast: { bg: '[Canvas]', _before: { bg: '[GrayText]' } },
  },
});

/** Turns something on or off. It shows what is, not what was asked for: a caller may confirm first. */
export const Switch = ({ label, isOn, disabled = false, describedBy, onPress }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    className={look}
    aria-checked={isOn}
    aria-label={label}
    aria-describedby={describedBy}
    disabled={disabled}
    onClick={onPress}
  >
    <span className={word} aria-hidden="true">
      {isOn ? 'On' : 'Off'}
    </span>
    <span className={track} />
  </button>
);
