/** The rule for the reason of a confirmed action. Apart from the rules of forms, which most dialogs do not need. */

/** Returns a rule that gives the error of a reason, or null. `longest` is in characters. */
export const reasonRule =
  (longest: number) =>
  (text: string): string | null => {
    if (text.trim() === '') return 'Reason is required!';
    return [...text].length <= longest ? null : `Use ${longest} characters or fewer.`;
  };
