import { useId, useState } from 'react';
import { isolated } from '../../../contract/shownText';
import { css } from '../../../styled-system/css';
import { formatBytes } from '../text/format';
import { Icon } from '../theme/Icon';
import { fieldNote as note, fieldTop as top, Words } from './Field';

interface FileDropProps {
  readonly label: string;
  /** As in the attribute of a file input: `.csv,image/*`. */
  readonly accept: string;
  readonly maxBytes: number;
  readonly multiple?: boolean;
  readonly optional?: boolean;
  /** Files are being sent, so no new ones are accepted. */
  readonly waiting?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly problem?: string | null | undefined;
  readonly hint?: string;
}

const group = css({ display: 'grid', gap: '[0.375rem]', minW: '0' });
const name = css({ fontWeight: 'medium' });
const area = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '[4.5rem]',
  px: '4',
  py: '3',
  border: '[1px dashed token(colors.line.control)]',
  borderRadius: 'control',
  bg: 'sheet',
  color: 'ink.soft',
  cursor: 'pointer',
  _hover: { bg: 'hover' },
  '&[data-over]': { bg: 'chosen', borderColor: 'action', borderStyle: 'solid', color: 'ink' },
  '&:has([aria-invalid])': { border: '[2px dashed token(colors.danger)]' },
  '&:has(:focus-visible)': { outline: '[2px solid token(colors.focus)]', outlineOffset: '[2px]' },
  '& svg': { fontSize: '[1.25rem]' },
});
const link = css({ color: 'action', fontWeight: 'medium', textDecoration: 'underline', textUnderlineOffset: '[3px]' });
const native = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' });

/** Accepts a file by selection or drop. A file of another type or too large is refused. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, maxBytes, multiple = false, optional = false, waiting = false, onFiles, problem, hint } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const wrong = refusal ?? problem;
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length === 0) return;
    const refusals = files.map((file) => refuse(file, accept, maxBytes));
    setRefusal(refusals.find((no) => no !== null) ?? null);
    const taken = files.filter((_, at) => refusals[at] === null);
    if (taken.length > 0) onFiles(taken);
  };
  return (
    <div className={group}>
      <div className={top}>
        <label className={name} htmlFor={id}>
          {label}
        </label>
        {optional && <span className={note}>Optional</span>}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here could as well be chosen with the input inside */}
      <div
        className={area}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!waiting) take(event.dataTransfer.files);
        }}
      >
        <Icon name="file-up" />
        <span>
          <span className={link}>{multiple ? 'Choose files' : 'Choose a file'}</span> or drop {multiple ? 'them' : 'it'} here
        </span>
        <input
          className={native}
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={waiting}
          required={!optional}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, wrong && `${id}-problem`].filter(Boolean).join(' ') || undefined}
          onChange={(event) => {
            take(event.target.files);
            // The same file can be selected again after it was corrected.
            event.target.value = '';
          }}
        />
      </div>
      <Words id={id} hint={hint} problem={wrong} />
    </div>
  );
}

function refuse(file: File, accept: string, maxBytes: number): string | null {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  const isOf = (kind: string) => {
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
  };
  if (!kinds.some(isOf))
    return `“${isolated(file.name)}” isn’t a supported file. Choose one of these types: ${kinds.join(', ')}.`;
  if (file.size <= maxBytes) return null;
  return `“${isolated(file.name)}” is larger than ${formatBytes(maxBytes)}. Choose a smaller file.`;
}
