import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { css } from '../../../styled-system/css';

interface FormProps {
  /** The id for a submit button outside of the form. */
  readonly id?: string;
  readonly onSubmit: () => void;
  /** True while the form is being submitted. */
  readonly busy?: boolean;
  /** Returns what gets the focus after a failed submit without an invalid field. */
  readonly besides?: () => HTMLElement | null;
  /** `row`: fields and buttons side by side, if they fit. */
  readonly layout?: 'column' | 'row';
  /** Enter submits even if the button is disabled, so that the reason shows. */
  readonly always?: boolean;
  readonly children: ReactNode;
}

const column = css({ display: 'grid', gap: '4' });
const row = css({
  display: 'grid',
  gap: '3',
  alignItems: 'end',
  gridTemplateColumns: { base: '[1fr]', md: '[minmax(0, 24rem) max-content]' },
});

/** A form. It never navigates and validates nothing itself. A failed submit focuses the first invalid field. */
export function Form({ id, onSubmit, busy = false, besides, layout = 'column', always = false, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const tried = useRef(false);
  useEffect(() => {
    if (!tried.current || busy) return;
    tried.current = false;
    (form.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? besides?.())?.focus();
  });
  const submit = () => {
    tried.current = true;
    onSubmit();
  };
  return (
    <form
      ref={form}
      id={id}
      // If the browser ever submits it itself, the input does not end up in a URL.
      method="post"
      noValidate
      className={layout === 'row' ? row : column}
      {...(always && {
        onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          submit();
        },
      })}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
    </form>
  );
}
