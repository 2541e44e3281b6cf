/** The name of the bookmark of an answer. Each chargeback has its own, so that an answer of unknown outcome is never replaced by that to another one. */
export const answerBookmark = (id: string): string => `chargebackAnswer:${id}`;
