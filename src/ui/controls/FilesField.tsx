import { memo, useEffect, useState } from 'react';
import { css } from '../../../styled-system/css';
import { Button } from '../buttons/Button';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { formatBytes } from '../text/format';
import { Icon } from '../theme/Icon';
import { FileDrop } from './FileDrop';

export interface ShownFile {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
}

interface FilesFieldProps {
  readonly label: string;
  readonly accept: string;
  readonly maxBytes: number;
  readonly files: readonly ShownFile[];
  /** The saved files by name. They stay until others are selected. */
  readonly saved?: readonly string[];
  readonly multiple?: boolean;
  readonly optional?: boolean;
  readonly hint?: string;
  /** A note to read before selecting a file, next to the hint. */
  readonly notice?: string;
  readonly problem?: string | null | undefined;
  readonly waiting?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  /** Returns the URL of a file's preview, or null. The caller releases it with the returned function. */
  readonly pictureOf: (key: string) => { readonly url: string; readonly free: () => void } | null;
}

const group = css({ display: 'grid', gap: '2', minW: '0' });
const list = css({ display: 'grid', gap: '1' });
const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '[2.75rem]',
  pl: '2',
  border: '[1px solid token(colors.line.faint)]',
  borderRadius: 'control',
  bg: 'sheet',
  minW: '0',
});
const name = css({ minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const size = css({ flex: 'none', ml: 'auto', color: 'ink.soft', fontSize: 'table', fontVariantNumeric: 'tabular-nums' });
const small = css({ w: '[2rem]', h: '[2rem]', objectFit: 'cover', borderRadius: '[1px]', flex: 'none' });
const sign = css({ w: '[2rem]', display: 'grid', placeItems: 'center', flex: 'none', color: 'ink.soft' });
const kept = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table' });

/** The files of a form: each is listed below, with a preview if it is a picture, and can be removed. */
export const FilesField = memo(function FilesField(props: FilesFieldProps) {
  const { label, accept, maxBytes, files, saved = [], multiple = false, optional = false } = props;
  const { hint, notice, problem, waiting = false, onFiles, onRemove, pictureOf } = props;
  return (
    <div className={group}>
      <FileDrop
        label={label}
        accept={accept}
        maxBytes={maxBytes}
        multiple={multiple}
        optional={optional}
        waiting={waiting}
        problem={problem}
        {...((hint || notice) && { hint: [notice, hint].filter(Boolean).join(' ') })}
        onFiles={onFiles}
      />
      {files.length > 0 && (
        <ul className={list} aria-label={`${label}: selected files`}>
          {files.map((file) => (
            <li key={file.key} className={entry}>
              <Picture file={file} pictureOf={pictureOf} />
              <span className={name} title={file.name}>
                {file.name}
              </span>
              <span className={size}>{formatBytes(file.bytes)}</span>
              <Button kind="bare" disabled={waiting} onPress={() => onRemove(file.key)}>
                Remove<VisuallyHidden> {file.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length === 0 && saved.length > 0 && <p className={kept}>Saved: {saved.join(', ')}</p>}
    </div>
  );
});

function Picture({ file, pictureOf }: { readonly file: ShownFile } & Pick<FilesFieldProps, 'pictureOf'>) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const picture = pictureOf(file.key);
    setUrl(picture?.url ?? null);
    return picture?.free;
  }, [file.key, pictureOf]);
  return url ? (
    <img className={small} src={url} alt="" />
  ) : (
    <span className={sign}>
      <Icon name="file-up" />
    </span>
  );
}
