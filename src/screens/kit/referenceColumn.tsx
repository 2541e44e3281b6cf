import type { ReactNode } from 'react';
import { byText } from '../../../machines/kit/list/sorting';
import { useFlowContext } from '../../flow/FlowProvider';
import type { SortableColumn } from '../../flow/useSort';
import { CopyInRow } from '../../ui/buttons/CopyInRow';

type More<Row> = Partial<Pick<SortableColumn<Row>, 'place' | 'from' | 'tableFrom' | 'isTall'>> & {
  /** What the button copies, in a sentence. */
  readonly what?: string;
  /** Shown instead of the reference alone. */
  readonly shown?: (row: Row) => ReactNode;
};

/** A column of references, by which rows are sorted. Each can be copied from its row. */
export const referenceColumn = <Row,>(
  key: string,
  head: string,
  read: (row: Row) => string,
  { what, shown = read, ...more }: More<Row> = {},
): SortableColumn<Row> => ({
  key,
  head,
  order: byText(read),
  cell: (row) => (
    <Reference text={read(row)} {...(what && { what })}>
      {shown(row)}
    </Reference>
  ),
  ...more,
});

interface ReferenceProps {
  readonly text: string;
  /** What the button copies, in a sentence. */
  readonly what?: string;
  /** What the cell shows. */
  readonly children: ReactNode;
}

/** A reference in a row, with a button that copies it. An empty one has none. */
export function Reference({ text, what = 'reference', children }: ReferenceProps) {
  const { notice } = useFlowContext();
  if (text === '') return children;
  const refuse = () =>
    notice({ flow: 'copy', tone: 'bad', text: `Your browser blocked copying. Copy the ${what} from the details.` });
  return (
    <CopyInRow text={text} what={what} onRefused={refuse}>
      {children}
    </CopyInRow>
  );
}
