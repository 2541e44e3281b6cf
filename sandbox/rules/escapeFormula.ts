/** Returns text for a cell of a spreadsheet, with a leading apostrophe if a program would read it as a formula. */
export const escapeFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
