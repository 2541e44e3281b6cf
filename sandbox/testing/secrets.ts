/** What a test looks for in all that left the app or was kept. */

/** A secret of digits counts only as a number of its own: the time 1795258860000 says nothing of an amount of 60000. */
const stands = (secret: string, text: string) =>
  /^\d+$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text) : text.includes(secret);

/** Returns those of `secrets` that stand in `text`. */
export const secretsIn = (text: string, secrets: readonly string[]): string[] => secrets.filter((secret) => stands(secret, text));
