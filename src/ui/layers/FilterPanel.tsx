import { Children, type ReactNode, useId, useState } from 'react';
import { css } from '../../../styled-system/css';
import { Button } from '../buttons/Button';
import { buttonStyle } from '../buttons/button.style';
import { Form } from '../controls/Form';
import { useMedia } from '../layout/useMedia';
import { Icon } from '../theme/Icon';
import { Drawer } from './Drawer';
import { FloatingPanel } from './FloatingPanel';
import { LeaveSheet } from './leaveSheet';
import { useKept } from './useKept';

interface FilterPanelProps {
  readonly label: string;
  /** The number of active filters. */
  readonly count: number;
  /** The chosen days, or an empty text, if this panel has days and nothing else. */
  readonly days?: string;
  /** Nothing, if the sheet has only tools. */
  readonly children: ReactNode;
  /** On a phone: what narrows the list now, and what else can be done with it. */
  readonly applied?: ReactNode;
  readonly tools?: ReactNode;
  /** Returns false if the fields cannot be applied, so that it stays open and shows why. */
  readonly isValid?: () => boolean;
  readonly onApply: () => void;
  /** Clears the fields. The panel stays open. */
  readonly onReset: () => void;
  /** Called if it closes without being applied. */
  readonly onLeave?: () => void;
}

const badge = css({
  minW: '[1.25rem]',
  px: '1',
  borderRadius: 'mark',
  bg: 'ink',
  color: 'page',
  fontSize: 'note',
  lineHeight: '[1.25rem]',
  textAlign: 'center',
  _highContrast: { border: '[1px solid]' },
});
const hidden = css({ srOnly: true });
// In a short bar with a search the icon of the days says enough, and the search keeps its room.
const wideOnly = css({ 'search:has(select) ~ * &': { '@container (width < 52rem)': { srOnly: true } } });
// In a bar that also has a choice of its own, and less room still, the icons do.
const roomOnly = css({
  'search ~ label ~ * &': { '@container (width < 44rem)': { srOnly: true } },
  'search:has(select):has(input:not(:placeholder-shown)) ~ * &': { '@container (width < 48rem)': { srOnly: true } },
});
const arrow = css({ display: 'inline-flex', 'search ~ label ~ * &': { '@container (width < 44rem)': { display: 'none' } } });
const foot = css({ display: 'flex', justifyContent: 'flex-end', gap: '3', flex: '1' });

/** The filters of a list, applied together: in a panel below their button, or a sheet from below on a narrow page. */
export function FilterPanel(props: FilterPanelProps) {
  const { label, count, days, children, applied, tools, isValid, onApply, onReset, onLeave } = props;
  const [open, setOpen] = useState(false);
  const isWide = useMedia('(min-width: 768px)');
  const form = useId();
  const leave = () => {
    setOpen(false);
    onLeave?.();
  };
  const [kept, showKept] = useKept(<LeaveSheet value={leave}>{tools}</LeaveSheet>);
  const hasFields = Children.count(children) > 0;
  const fields = (close: () => void) => (
    <Form
      id={form}
      onSubmit={() => {
        if (isValid?.() === false) return;
        close();
        onApply();
      }}
    >
      {children}
    </Form>
  );
  const buttons = (
    <div className={foot}>
      <Button kind="bare" onPress={onReset}>
        Reset
      </Button>
      <Button kind="solid" type="submit" form={form}>
        Apply Filter
      </Button>
    </div>
  );
  const face = (
    <>
      <Icon name={days === undefined ? 'list-filter' : 'calendar'} />
      {days === undefined ? (
        <span className={roomOnly}>Filter</span>
      ) : (
        <span className={days === '' ? wideOnly : hidden}>{days === '' ? label : `${label}: `}</span>
      )}
      {days}
      {days !== undefined && (
        <span className={arrow}>
          <Icon name="chevron-down" />
        </span>
      )}
      {badgeOf(count)}
    </>
  );
  if (!isWide)
    return (
      <>
        <button className={buttonStyle()} type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          <Icon name="list-filter" />
          <span className={hidden}>{hasFields ? 'Filter' : label}</span>
          {badgeOf(count)}
        </button>
        {tools && kept}
        <Drawer title={label} open={open} onClose={leave} foot={hasFields && buttons}>
          {applied}
          {hasFields && fields(() => setOpen(false))}
          <div ref={showKept} />
        </Drawer>
      </>
    );
  return (
    <FloatingPanel
      label={label}
      face={face}
      size={days === undefined ? 'usual' : 'wide'}
      late={days !== undefined}
      onLeave={() => onLeave?.()}
    >
      {(close) => (
        <>
          {fields(close)}
          {buttons}
        </>
      )}
    </FloatingPanel>
  );
}

const badgeOf = (count: number) =>
  count > 0 && (
    <span className={badge}>
      {count}
      <span className={hidden}> applied</span>
    </span>
  );
