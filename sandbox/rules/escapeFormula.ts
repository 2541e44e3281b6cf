/** Text that a spreadsheet may read as a formula, also behind quotes and spaces. A negative amount is no formula. */
const FORMULA = /^["\s]*[=+\-@＝＋－＠]|^[\t\r]/;
const NEGATIVE = /^-\d+(\.\d+)?$/;

/** Returns text for a cell of a spreadsheet, with a leading apostrophe if a program would read it as a formula. */
export const escapeFormula = (text: string) => (FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text);

/** Where a spreadsheet in another language starts a new cell, whatever the quotes say. */
const OTHER_SEPARATORS = /([;|\t\r\n])/;

/** Returns the text with every part escaped that another separator could turn into a cell. */
export const escapeParts = (text: string) =>
  escapeFormula(text)
    .split(OTHER_SEPARATORS)
    .map((part, at) => (at > 0 && at % 2 === 0 && FORMULA.test(part) ? `'${part}` : part))
    .join('');
