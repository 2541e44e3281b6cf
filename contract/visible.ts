/** What of a typed or pasted text can be seen. The first page needs nothing else of the readings. */

/** Zero-width characters that web pages and documents leave in copied text. Marks that change the writing direction are not among them. */
const ZERO_WIDTH = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/** Returns a text without surrounding and invisible characters that have no meaning. */
export const visible = (text: string): string => text.replace(ZERO_WIDTH, '').trim();

/** Returns a number or code without spaces and dashes between its parts. */
export const bareNumber = (text: string): string => visible(text).replace(/(?<=[\p{L}\p{N}])[\s\p{Pd}]+(?=[\p{L}\p{N}])/gu, '');
