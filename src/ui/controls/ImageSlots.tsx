import { type DragEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isolated } from '../../../contract/shownText';
import { css, cx } from '../../../styled-system/css';
import { Preview } from '../feedback/ImagePreview';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Icon } from '../theme/Icon';
import { ImageTools, type Tool } from './ImageTools';
import { slotLooks as look } from './imageSlots.style';

export interface SlotImage {
  readonly key: string;
  readonly name: string;
  /** Name and size, as shown. */
  readonly note: string;
  /** Why it can't be used, or null. */
  readonly problem: string | null;
}

interface ImageSlotsProps {
  readonly label: string;
  /** What can be chosen, below the label. */
  readonly hint: string;
  /** As in the attribute of a file input. */
  readonly accept: string;
  readonly most: number;
  readonly images: readonly SlotImage[];
  readonly reading: readonly { readonly id: string; readonly name: string; readonly part: number }[];
  /** What was chosen beyond the last slot. */
  readonly notice: string | null;
  readonly problem: string | null;
  /** They are being sent, so nothing changes. */
  readonly waiting: boolean;
  readonly pictureOf: (key: string) => { readonly url: string; readonly free: () => void } | null;
  readonly onFiles: (files: readonly File[], replaced: string | null) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (key: string) => void;
  readonly onCancel: (id: string) => void;
}

const filesIn = (transfer: DataTransfer | null) => [...(transfer?.files ?? [])];

/** The slots of images, all from the start. They can be chosen, dropped and pasted, and ordered by buttons and by dragging. */
export function ImageSlots(props: ImageSlotsProps) {
  const { label, hint, accept, most, images, reading, notice, problem, waiting, onFiles, onMove, onRemove, onCancel } = props;
  const id = useId();
  const [over, setOver] = useState<number | 'files' | null>(null);
  const dragged = useRef<number | null>(null);
  const { place, said, focusTool, say } = useAfterMove(images);
  usePasted((files) => !waiting && onFiles(files, null));
  const free = Math.max(0, most - images.length - reading.length);

  const move = (from: number, to: number, tool: Tool) => {
    const image = images[from];
    if (!image || to === from) return;
    onMove(from, to);
    focusTool(image.key, tool);
    say(`${isolated(image.name)} is image ${to + 1} of ${images.length}.`);
  };
  const drop = (event: DragEvent, at: number | null) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(null);
    const from = dragged.current;
    dragged.current = null;
    if (waiting) return;
    if (from !== null && at !== null) return move(from, Math.min(at, images.length - 1), 'left');
    const files = filesIn(event.dataTransfer);
    if (files.length > 0) onFiles(files, null);
  };
  const slotEvents = (at: number) => ({
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      setOver(dragged.current === null ? 'files' : at);
    },
    onDrop: (event: DragEvent) => drop(event, at),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of cards in every browser
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
      className={look.group}
      data-over={over === 'files' || undefined}
      ref={place}
      onDragOver={(event) => {
        event.preventDefault();
        if (dragged.current === null) setOver('files');
      }}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => drop(event, null)}
    >
      <VisuallyHidden>
        <span id={`${id}-label`}>{label}</span>
      </VisuallyHidden>
      <p id={`${id}-hint`} className={look.hint}>
        {hint}
      </p>
      <ol className={look.grid}>
        {images.map((image, at) => (
          <li
            key={image.key}
            className={look.slot}
            data-image={image.key}
            draggable={!waiting}
            onDragStart={(event) => {
              dragged.current = at;
              event.dataTransfer.effectAllowed = 'move';
            }}
            onDragEnd={() => {
              dragged.current = null;
              setOver(null);
            }}
            {...slotEvents(at)}
          >
            <div className={cx(look.frame, image.problem !== null && look.refused)} data-over={over === at || undefined}>
              <Preview image={image} pictureOf={props.pictureOf} />
              <span className={look.badge}>{at === 0 ? 'Main' : at + 1}</span>
            </div>
            <span className={look.name} title={image.name}>
              {image.note}
            </span>
            {image.problem && (
              <p className={look.problem} role="alert">
                <Icon name="triangle-alert" />
                <span>{image.problem}</span>
              </p>
            )}
            <ImageTools
              name={image.name}
              at={at}
              count={images.length}
              waiting={waiting}
              accept={accept}
              isRefused={image.problem !== null}
              onMove={(to, tool) => move(at, to, tool)}
              onReplace={(file) => onFiles([file], image.key)}
              onRemove={() => {
                onRemove(image.key);
                focusTool(images[at + 1]?.key ?? images[at - 1]?.key ?? '', 'remove');
                say(`${isolated(image.name)} was removed.`);
              }}
            />
          </li>
        ))}
        {reading.map(({ id: one, name, part }) => (
          <li key={one} className={look.slot}>
            <div className={look.frame} />
            <span className={look.name} title={name}>
              {isolated(name)}, {Math.round(part * 100)}%
            </span>
            <progress className={look.bar} max={1} value={part} aria-label={`Reading ${isolated(name)}`} />
            <button type="button" className={look.tool} onClick={() => onCancel(one)}>
              <Icon name="circle-x" />
              <VisuallyHidden>Cancel {isolated(name)}</VisuallyHidden>
            </button>
          </li>
        ))}
        {Array.from({ length: free }, (_, n) => images.length + reading.length + n).map((at) => (
          <li key={`free ${at}`} className={look.slot} {...slotEvents(at)}>
            <label className={cx(look.frame, look.free)} data-waiting={waiting || undefined}>
              <Icon name="image-plus" />
              <span>
                Add image<VisuallyHidden> {at + 1}</VisuallyHidden>
              </span>
              <input
                className={look.native}
                type="file"
                accept={accept}
                multiple
                disabled={waiting}
                onChange={(event) => {
                  const files = [...(event.target.files ?? [])];
                  event.target.value = '';
                  if (files.length > 0) onFiles(files, null);
                }}
              />
            </label>
          </li>
        ))}
      </ol>
      {notice && (
        <p className={look.problem} role="alert">
          <Icon name="triangle-alert" />
          <span>{notice}</span>
        </p>
      )}
      {problem && (
        <p className={look.problem} id={`${id}-problem`}>
          <Icon name="triangle-alert" />
          <span>{problem}</span>
        </p>
      )}
      <div role="status" className={hidden}>
        {said}
      </div>
    </div>
  );
}

const hidden = css({ srOnly: true });

/** The focus follows a moved image, whose button may have become disabled, and what happened is said. */
function useAfterMove(images: readonly SlotImage[]) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<readonly [key: string, tool: Tool] | null>(null);
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs after the images have changed
  useLayoutEffect(() => {
    const [key, tool] = wanted.current ?? [];
    wanted.current = null;
    if (key === undefined) return;
    const slot = place.current?.querySelector(`[data-image="${CSS.escape(key)}"]`);
    const button =
      slot?.querySelector<HTMLElement>(`[data-tool=${tool}]:enabled`) ?? slot?.querySelector<HTMLElement>('[data-tool]:enabled');
    (button ?? place.current?.querySelector<HTMLElement>('input'))?.focus();
  }, [images]);
  return {
    place,
    said,
    say: setSaid,
    focusTool: (key: string, tool: Tool) => {
      wanted.current = [key, tool];
    },
  };
}

/** Files that are pasted anywhere on the page, except into a text field that takes the text of the same clipboard. */
function usePasted(onFiles: (files: readonly File[]) => void) {
  const latest = useRef(onFiles);
  useLayoutEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = filesIn(event.clipboardData);
      if (files.length === 0 || event.clipboardData?.getData('text/plain')) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
