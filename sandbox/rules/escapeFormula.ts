/** Text that a spreadsheet may read as a formula, also behind quotes and spaces. A number with its sign, such as a phone number, is none. */
const FORMULA = /^["\s]*[=+\-@＝＋－＠]|^[\t\r]/;
const SIGNED_NUMBER = /^[+-]\d[\d ]*(\.\d+)?$/;

const isFormula = (text: string) => FORMULA.test(text) && !SIGNED_NUMBER.test(text);

/** Returns text for a cell of a spreadsheet, with a leading apostrophe if a program would read it as a formula. */
export const escapeFormula = (text: string) => (isFormula(text) ? `'${text}` : text);

/** Where a spreadsheet in another language starts a new cell, whatever the quotes say. */
const OTHER_SEPARATORS = /([;|\t\r\n])/;

/** Returns the text with every part escaped that another separator could turn into a cell, where a number may have a quote behind it. */
export const escapeParts = (text: string) =>
  escapeFormula(text)
    .split(OTHER_SEPARATORS)
    .map((part, at) => (at > 0 && at % 2 === 0 && FORMULA.test(part) ? `'${part}` : part))
    .join('');
