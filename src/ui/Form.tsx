import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { css } from '../../styled-system/css';

interface FormProps {
  /** By which a submit button outside of the form names it. */
  readonly id?: string;
  readonly onSubmit: () => void;
  /** While what was submitted is on its way. */
  readonly busy?: boolean;
  /** What gets the focus after a try that failed, where no field of the form is at fault. */
  readonly besides?: () => HTMLElement | null;
  /** `row`: fields and buttons beside each other where there is room. */
  readonly layout?: 'column' | 'row';
  /** Enter in a field submits though no button can: whoever is asked says why not. */
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

/**
 * What is asked together and sent together. It never leaves the page, and checks nothing by itself. A try that failed moves the focus to the
 * first field at fault.
 */
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
      // Should it ever be sent without us, what was typed does not end up in an address.
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
