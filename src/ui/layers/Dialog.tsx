import { type ReactNode, useEffect, useRef } from 'react';
import { css, cx } from '../../../styled-system/css';
import { wrapsLabels } from '../buttons/button.style';
import { Modal, ModalTitle } from './Modal';
import { CloseButton } from './paneParts';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** False while a running action must not be left: neither Esc nor Close works. */
  readonly canClose?: boolean;
  /** Room for two columns of fields, if the page is wide. */
  readonly wide?: boolean;
  readonly steps?: { readonly labels: readonly string[]; readonly current: number };
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

const place = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  display: 'grid',
  placeItems: { base: 'end stretch', md: 'center' },
  p: { base: '0', md: '6' },
  overflow: 'auto',
  // The focused element is behind neither the title nor the buttons.
  scrollPaddingTop: '[5rem]',
  scrollPaddingBottom: '[6rem]',
});
const sheet = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  w: 'full',
  minW: '0',
  maxW: { base: '[none]', md: 'dialog' },
  maxH: { base: '[96dvh]', md: '[none]' },
  overflow: { base: 'auto', md: 'visible' },
  scrollPaddingBottom: '[6rem]',
  bg: 'sheet',
  borderRadius: { base: '[8px 8px 0 0]', md: 'float' },
  boxShadow: 'dialog',
  _focusVisible: { outline: '[none]' },
  _open: { animation: '[rise 160ms cubic-bezier(0.2, 0, 0, 1)]' },
});
const wideSheet = cx(sheet, css({ xl: { maxW: 'dialogWide' } }));
const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '4',
  pt: '5',
  pr: '5',
  pb: '3',
  pl: { base: '4', md: '6' },
  // The title and Close stay visible, however long the dialog is.
  position: 'sticky',
  top: { base: '0', md: '-6' },
  zIndex: 'sticky',
  bg: 'sheet',
  borderRadius: { base: '[8px 8px 0 0]', md: '[5px 5px 0 0]' },
});
const titles = css({ flex: '1', minW: '0' });
const titleLook = css({ pt: '1', fontSize: 'section', lineHeight: 'section', fontWeight: 'strong', letterSpacing: '[-0.006em]' });
const close = css({ mt: '-1', mr: '-2' });
const bodyLook = css({ display: 'grid', gap: '[1.125rem]', pt: '1', px: { base: '4', md: '6' }, pb: { base: '5', md: '6' } });
const bottom = css(wrapsLabels, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { md: 'flex-end' },
  alignItems: 'flex-start',
  gap: '3',
  px: { base: '4', md: '6' },
  pt: { base: '3', md: '4' },
  pb: { base: '[calc(0.75rem + env(safe-area-inset-bottom))]', md: '4' },
  borderTop: '[1px solid token(colors.line.faint)]',
  // The buttons stay visible, however long the dialog is.
  position: 'sticky',
  bottom: { base: '0', md: '-6' },
  mt: 'auto',
  bg: 'sheet',
  borderRadius: { md: '[0 0 5px 5px]' },
  mdDown: { '& > [data-button=solid], & > [data-button=danger]': { flex: '[1 0 auto]' } },
  // A secondary action is apart from the others, with its text aligned.
  '& > [data-button=bare]:first-child:not(:last-child)': { mr: 'auto', ml: '[-0.875rem]' },
});

/** A modal dialog. The focus stays inside, and returns where it was. */
export function Dialog({ title, open, onClose, canClose = true, wide = false, steps, children, foot }: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useStepFocus(steps?.current, () => firstOf(body.current) ?? heading.current);
  // A form that had to load first takes the focus from the title, so that what is typed at once is not lost.
  useEffect(() => {
    if (heading.current !== null && document.activeElement === heading.current) firstOf(body.current)?.focus();
  });
  return (
    <Modal
      open={open}
      onClose={onClose}
      canClose={canClose}
      initialFocus={() => firstOf(body.current) ?? heading.current}
      place={place}
      sheet={wide ? wideSheet : sheet}
    >
      <div className={head}>
        <div className={titles}>
          {steps && <Steps {...steps} />}
          <ModalTitle className={titleLook} ref={heading} tabIndex={-1}>
            {title}
          </ModalTitle>
        </div>
        <div className={close}>
          <CloseButton disabled={!canClose} onPress={onClose} />
        </div>
      </div>
      <div className={bodyLook} ref={body}>
        {children}
      </div>
      {foot && (
        <div className={bottom} data-dialog-foot>
          {foot}
        </div>
      )}
    </Modal>
  );
}

/** Returns the first field to focus. Without one, the caller focuses the title, so that it is read from there. */
function firstOf(body: HTMLElement | null): HTMLElement | null | undefined {
  const controls = Array.from(body?.querySelectorAll<HTMLElement>('input, select, textarea') ?? []);
  const ready = (control: HTMLElement) =>
    !control.matches(':disabled') && (!control.matches('[type=radio]') || control.matches(':checked'));
  return body?.querySelector<HTMLElement>('[data-autofocus]') ?? controls.find(ready);
}

function useStepFocus(step: number | undefined, find: () => HTMLElement | null) {
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    find()?.focus();
  });
}

const strip = css({
  display: 'flex',
  alignItems: 'center',
  gap: '[0.375rem]',
  fontSize: 'note',
  lineHeight: 'note',
  color: 'ink.soft',
});
const step = css({
  display: 'flex',
  alignItems: 'center',
  gap: '[0.375rem]',
  '&[aria-current]': { color: 'ink', fontWeight: 'strong' },
  '& + &::before': { content: '""', w: '[1.5rem]', h: '[1px]', bg: 'line.control' },
});

function Steps({ labels, current }: { readonly labels: readonly string[]; readonly current: number }) {
  return (
    <ol className={strip}>
      {labels.map((label, index) => (
        <li key={label} className={step} aria-current={index === current ? 'step' : undefined}>
          {index + 1} {label}
        </li>
      ))}
    </ol>
  );
}
