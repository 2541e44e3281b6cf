import { type ComponentProps, createContext, useContext, useId, useState } from 'react';
import { layer, useNeeded } from './layer';
import type { ModalSheetProps } from './ModalSheet';

const sheet = layer(async () => (await import('./ModalSheet')).ModalSheet);

/** Loads the code of all dialogs and drawers ahead. */
export const fetchModal = sheet.fetch;

const TitleId = createContext<string | undefined>(undefined);

type ModalProps = Omit<ModalSheetProps, 'titleId'>;

/** The base of every dialog and drawer: a sheet in front of the page that traps the focus and returns it. */
export function Modal(props: ModalProps) {
  const [isUsed, setUsed] = useState(props.open);
  // Most dialogs of a page are never opened, and a closed one is not free.
  if (props.open && !isUsed) setUsed(true);
  return isUsed && <Used {...props} />;
}

/** It stays after its first use: closing gives the focus back. */
function Used({ children, ...given }: ModalProps) {
  const titleId = useId();
  const { isThere, error } = useNeeded(sheet, given.open, given.onClose);
  if (!isThere) return error;
  return (
    <sheet.View {...given} titleId={titleId}>
      <TitleId value={titleId}>{children}</TitleId>
    </sheet.View>
  );
}

/** The sheet is named by it. */
export const ModalTitle = (props: ComponentProps<'h2'>) => <h2 {...props} id={useContext(TitleId)} />;
