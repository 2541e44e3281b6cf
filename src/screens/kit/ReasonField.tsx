import { reasonRule } from '../../../machines/kit/values/reason';
import { TextAreaField } from '../../ui/controls/TextAreaField';

export interface ReasonGiven {
  readonly value: string;
  /** The action is being sent, so the reason can't change. */
  readonly waiting: boolean;
  readonly onText: (text: string) => void;
}

/** The reason of a confirmed action. Apart from its dialog, because most actions need none. */
export const ReasonField = ({ longest, ...given }: ReasonGiven & { readonly longest: number }) => (
  <TextAreaField label="Reason" limit={longest} problem={reasonRule(longest)(given.value)} {...given} />
);
