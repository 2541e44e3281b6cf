import { type ReactNode, useContext } from 'react';
import { css } from '../../../styled-system/css';
import { buttonStyle } from '../buttons/button.style';
import { LeaveSheet } from '../layers/leaveSheet';
import { Icon, type IconName } from '../theme/Icon';
import { UpdatedAt } from './LastUpdated';

interface ListToolsProps {
  /** When the list was loaded, in milliseconds since the epoch. Null: not yet. */
  readonly at: number | null;
  readonly busy: boolean;
  readonly failed: boolean;
  /** Beside chosen days, whose button is long, less is said in words, so that the bar stays one line. */
  readonly crowded?: boolean;
  readonly onRefresh: () => void;
  /** Buttons that share a rule with Refresh: columns, download. */
  readonly children: ReactNode;
}

const whole = css({ display: 'flex', alignItems: 'center', gap: '2', ml: 'auto' });
// In a short bar only screen readers get the text.
const words = css({
  '@container (width < 62rem)': { srOnly: true },
  '[data-crowded] > &': { '@container (width < 75rem)': { srOnly: true } },
});
const joined = css({
  display: 'inline-flex',
  '& > button': { position: 'relative', borderRadius: '[0]', _focusVisible: { zIndex: '[1]' } },
  '& > button ~ button': { ml: '[-1px]' },
  '& > button:first-of-type': { borderTopLeftRadius: 'control', borderBottomLeftRadius: 'control' },
  '& > button:last-of-type': { borderTopRightRadius: 'control', borderBottomRightRadius: 'control' },
});

interface ToolButtonProps {
  readonly label: string;
  readonly icon: IconName;
  readonly onPress: () => void;
}

/** The words beside the icon of a tool. */
export const toolWords = css({
  '@container (width < 52rem)': { srOnly: true },
  // In a bar that has a choice of its own, a text in the search needs the room.
  'search:has(input:not(:placeholder-shown)) ~ label ~ * &': { '@container (width < 68rem)': { srOnly: true } },
  '[data-crowded] &': { '@container (width < 62rem)': { srOnly: true } },
});

/** A button that shares the rule with Refresh. */
export function ToolButton({ label, icon, onPress }: ToolButtonProps) {
  const leave = useContext(LeaveSheet);
  return (
    <button
      className={buttonStyle()}
      type="button"
      onClick={() => {
        leave();
        onPress();
      }}
    >
      <Icon name={icon} />
      <span className={toolWords}>{label}</span>
    </button>
  );
}

interface ToolProgressProps {
  readonly label: string;
  readonly onCancel: () => void;
}

const running = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  h: '[var(--control)]',
  px: '3',
  ml: '[-1px]',
  border: '[1px solid token(colors.line.control)]',
  color: 'ink.soft',
  whiteSpace: 'nowrap',
});

/** Takes the place of a tool while its file is made. Its Cancel has a name of its own: a page may cancel something else too. */
export const ToolProgress = ({ label, onCancel }: ToolProgressProps) => (
  <>
    <span className={running} role="status">
      <Icon name="loader" turns />
      <span className={toolWords}>{label}</span>
    </span>
    <button className={buttonStyle()} type="button" aria-label="Cancel the file" onClick={onCancel}>
      Cancel
    </button>
  </>
);

/** The one place of a list for its refresh, its columns and its file. */
export const ListTools = ({ at, busy, failed, crowded = false, onRefresh, children }: ListToolsProps) => (
  <div className={whole} data-crowded={crowded ? '' : undefined}>
    <span className={words}>
      <UpdatedAt at={at} busy={busy} failed={failed} quiet />
    </span>
    <div className={joined}>
      <button className={buttonStyle()} type="button" aria-label="Refresh" title="Refresh" onClick={onRefresh}>
        <Icon name="refresh" turns={busy} />
      </button>
      {children}
    </div>
  </div>
);

const inSheet = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });

/** The same in the filter sheet of a phone. */
export function SheetTools({ at, busy, failed, onRefresh, children }: ListToolsProps) {
  const leave = useContext(LeaveSheet);
  return (
    <div className={inSheet}>
      <button
        className={buttonStyle()}
        type="button"
        onClick={() => {
          leave();
          onRefresh();
        }}
      >
        <Icon name="refresh" turns={busy} />
        Refresh
      </button>
      {children}
      <UpdatedAt at={at} busy={busy} failed={failed} quiet />
    </div>
  );
}
