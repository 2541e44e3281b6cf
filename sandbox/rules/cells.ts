/** Text for a cell of a spreadsheet: what a program would take for a formula is kept from being one by an apostrophe in front. */
export const neutral = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
