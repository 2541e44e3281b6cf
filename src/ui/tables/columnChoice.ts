/** The columns of a list that a user can show or hide. */
export interface ColumnChooserProps {
  readonly choices: readonly {
    readonly key: string;
    readonly label: string;
    readonly isShown: boolean;
    /** It cannot be hidden. */
    readonly stays: boolean;
  }[];
  readonly onToggle: (key: string) => void;
  readonly onReset: () => void;
}
