/** KEY-02: the keys of a business, and what of them may be shown. Without a schema, so that both sides share it. */

export const apiKeyNames = ['public', 'secret', 'encryption'] as const;
export type ApiKeyName = (typeof apiKeyNames)[number];

/** How many characters a mask shows: of the secret and the encryption key only the prefix, such as `ks_live`. */
const SHOWN: Readonly<Record<ApiKeyName, number>> = { public: 14, secret: 7, encryption: 7 };

const LONGEST = 100;
const CUT_AT = 40;

/** Returns what is shown of a key. The mask of a mask is the same. */
export function maskOf(name: ApiKeyName, key: string): string {
  const isCut = key.endsWith('…');
  const length = isCut ? key.length - 1 : key.length;
  const shown = key.slice(0, Math.min(SHOWN[name], length));
  const mask = shown.padEnd(length, 'x');
  return length > LONGEST || isCut ? `${mask.slice(0, CUT_AT)}…` : mask;
}
