import { isolated } from '../../../../contract/shownText';
import { Button } from '../../../ui/buttons/Button';
import { Menu } from '../../../ui/buttons/Menu';
import { ChoiceField } from '../../../ui/controls/ChoiceField';
import { TitleTools } from '../../../ui/tables/TitleTools';
import { formatCount } from '../../../ui/text/format';
import type { FileFlow } from './batchFlow';
import { rowsOf } from './rowsOf';

export const SHOWN = ['all', 'attention', 'ready', 'leftOut'] as const;
export type Shown = (typeof SHOWN)[number];

interface ReviewToolsProps<Field extends string> {
  readonly flow: FileFlow<Field>;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
  /** Saves the rows that are not ready. Null if there are none, or they are not known yet. */
  readonly onDownload: (() => void) | null;
  readonly isSaving: boolean;
}

/** Which rows of a file are shown, and what can be done with the file. */
export function ReviewTools<Field extends string>({
  flow: { view, can, send },
  shown,
  onShown,
  onDownload,
  isSaving,
}: ReviewToolsProps<Field>) {
  const { counts } = view;
  const download = onDownload && { label: `Download ${rowsOf(counts.all - counts.ready)}`, onPress: onDownload };
  const option = (value: Shown, label: string, count: number) => ({ value, label: `${label} ${formatCount(count)}` });
  return (
    <TitleTools
      menu={
        <Menu
          label={`Actions for ${isolated(view.name)}`}
          items={[
            ...(download
              ? [{ key: 'download', label: download.label, icon: 'download' as const, onChoose: download.onPress }]
              : []),
            {
              key: 'another',
              label: 'Choose another file',
              icon: 'file-up',
              disabled: !can('file.dismissed'),
              onChoose: () => send({ type: 'file.dismissed' }),
            },
          ]}
          small
        />
      }
    >
      <ChoiceField
        label="Rows"
        isLabelHidden
        value={shown}
        options={[
          option('all', 'All', counts.all),
          option('attention', 'Needs attention', counts.attention),
          option('ready', 'Ready', counts.ready),
          option('leftOut', 'Excluded', counts.leftOut),
        ]}
        onChoose={onShown}
      />
      {download ? (
        <Button icon="download" busy={isSaving} onPress={download.onPress}>
          {download.label}
        </Button>
      ) : (
        <span />
      )}
    </TitleTools>
  );
}
