const grouping = 'en-NG';

/** Creating a format takes far longer than using it, and a table has hundreds of figures. So each is created once. */
const formats = new Map<string, Intl.NumberFormat>();
function format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const made = formats.get(key) ?? new Intl.NumberFormat(grouping, options);
  formats.set(key, made);
  return made;
}

/** Intl formats a decimal text digit by digit. A number would lose precision. */
const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d{1,100})?$/.test(text);

function minorUnits(currency: string): number {
  if (!/^[A-Za-z]{3}$/.test(currency)) return 2;
  return format({ style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * Returns the figure alone, with a typographic sign: `-60000` NGN is `−60,000.00`. Zero has none. No digit is rounded away, and text that is no
 * decimal stays unchanged.
 */
export function formatSigned(amount: string, currency: string): string {
  if (!isDecimal(amount)) return amount;
  const given = amount.split('.')[1]?.length ?? 0;
  const minor = minorUnits(currency);
  return format({ minimumFractionDigits: minor, maximumFractionDigits: Math.max(minor, given) })
    .format(amount)
    .replace(/^-(?=.*[1-9])/, '−')
    .replace(/^-/, '');
}

/** Returns the figure behind its currency: `NGN −60,000.00`. */
export const formatAmount = (amount: string, currency: string): string => `${currency} ${formatSigned(amount, currency)}`;

/** Returns a count: `1,234`. */
export const formatCount = (count: number): string => format({}).format(count);

/** As file limits count: 5 MB are five times this, squared. */
const KILO = 1024;

/** Returns the size of a file: `1.5 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes < KILO
    ? `${bytes} bytes`
    : bytes < KILO * KILO
      ? `${formatTenth(bytes / KILO)} kB`
      : `${formatTenth(bytes / KILO / KILO)} MB`;

const formatTenth = (value: number) => format({ maximumFractionDigits: 1 }).format(value);

/** Returns a long number in groups of six, for reading only. The copied text has no gaps. */
export const groupDigits = (digits: string): string =>
  /^\d{13,}$/.test(digits) ? digits.replace(/\d{6}(?=\d)/g, '$& ') : digits;

/** Returns minutes and seconds: `03:36`. */
export const timeLeft = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => `${part}`.padStart(2, '0')).join(':');

/** Returns a dash for a missing text. */
export const orDash = (text: string | null) => text || '—';

const currencies = new Intl.DisplayNames('en-GB', { type: 'currency' });

/** Returns the name of a currency: `Nigerian Naira`. For a code that is none, the code. */
export const currencyName = (code: string): string => (/^[A-Z]{3}$/i.test(code) ? (currencies.of(code) ?? code) : code);
