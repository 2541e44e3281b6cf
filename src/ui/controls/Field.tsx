import { type ReactNode, useId } from 'react';
import { css } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';

/** What a control receives from its field: an id for the label, and the ids of its descriptions. */
export interface Control {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problem?: string | null | undefined;
  readonly optional?: boolean;
  /** An action on the field, at the end of its label. */
  readonly aside?: ReactNode;
  readonly children: (control: Control) => ReactNode;
}

const field = css({ display: 'grid', gap: '[0.375rem]', alignContent: 'start', minW: '0' });
export const fieldTop = css({ display: 'flex', justifyContent: 'space-between', gap: '2' });
const name = css({ fontWeight: 'medium' });
// A finger needs more than the line has.
const actions = css({ flex: 'none', mdDown: { my: '[-0.75rem]' } });
export const fieldNote = css({ color: 'ink.faint' });

/** A label next to its control. It does not wrap the control, because a label around a select includes the options in its name. */
export function Field({ label, hint, problem, optional = false, aside, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return (
    <div className={field}>
      <div className={fieldTop}>
        <label className={name} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {optional && <span className={fieldNote}>Optional</span>}
        {aside && <span className={actions}>{aside}</span>}
      </div>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(problem && { 'aria-invalid': true as const }),
        ...(!optional && { 'aria-required': true as const }),
      })}
      <Words id={id} hint={hint} problem={problem} />
    </div>
  );
}

const small = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table' });
const wrong = css({
  display: 'flex',
  gap: '[0.375rem]',
  color: 'danger',
  fontSize: 'table',
  lineHeight: 'table',
  '& svg': { fontSize: '[0.875rem]', strokeWidth: '[2]' },
});
const sign = css({ pt: '[3px]' });
const silent = css({ display: 'contents' });

/** The hint and the error below a control. The error's element exists before the error, because only then is it announced. */
export function Words({ id, hint, problem }: { readonly id: string } & Pick<FieldProps, 'hint' | 'problem'>) {
  return (
    <>
      {hint && (
        <div className={small} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div className={silent} aria-live="polite">
        {problem && (
          <p className={wrong} id={`${id}-problem`}>
            <span className={sign}>
              <Icon name="alert" />
            </span>
            {problem}
          </p>
        )}
      </div>
    </>
  );
}
