import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Icon, type IconName } from '../theme/Icon';
import { slotLooks as look } from './imageSlots.style';

export type Tool = 'left' | 'right' | 'main' | 'remove';

interface ImageToolsProps {
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly waiting: boolean;
  readonly accept: string;
  readonly isRefused: boolean;
  readonly onMove: (to: number, tool: Tool) => void;
  readonly onReplace: (file: File) => void;
  readonly onRemove: () => void;
}

/** The tools of one image, in a fixed order: left, right, make main, remove. A refused one can be replaced instead. */
export function ImageTools({ name, at, count, waiting, accept, isRefused, onMove, onReplace, onRemove }: ImageToolsProps) {
  const tool = (kind: Tool, icon: IconName, label: string, isOff: boolean, press: () => void) => (
    <button type="button" className={look.tool} data-tool={kind} disabled={waiting || isOff} title={label} onClick={press}>
      <Icon name={icon} />
      <VisuallyHidden>
        {label}: {name}
      </VisuallyHidden>
    </button>
  );
  return (
    <div className={look.tools}>
      {tool('left', 'arrow-left', 'Move left', at === 0, () => onMove(at - 1, 'left'))}
      {tool('right', 'arrow-right', 'Move right', at === count - 1, () => onMove(at + 1, 'right'))}
      {!isRefused && tool('main', 'star', 'Make main', at === 0, () => onMove(0, 'main'))}
      {tool('remove', 'trash', 'Remove', false, onRemove)}
      {isRefused && (
        <label className={look.replace}>
          Replace<VisuallyHidden> {name}</VisuallyHidden>
          <input
            className={look.native}
            type="file"
            accept={accept}
            disabled={waiting}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) onReplace(file);
            }}
          />
        </label>
      )}
    </div>
  );
}
