const grouping = 'en-NG';

/** Making a format takes far longer than using it, and a table has hundreds of figures: each is made once. */
const formats = new Map<string, Intl.NumberFormat>();
function format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const made = formats.get(key) ?? new Intl.NumberFormat(grouping, options);
  formats.set(key, made);
  return made;
}

/** Intl formats a decimal text digit by digit; a number would have gone through binary floats. */
const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d{1,100})?$/.test(text);

function minorUnits(currency: string): number {
  if (!/^[A-Za-z]{3}$/.test(currency)) return 2;
  return format({ style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** The figure alone: `60000` NGN is `60,000.00`. A digit that was given is never rounded away; what is no decimal text stays as it is. */
function formatFigure(amount: string, currency: string): string {
  if (!isDecimal(amount)) return amount;
  const given = amount.split('.')[1]?.length ?? 0;
  const minor = minorUnits(currency);
  return format({ minimumFractionDigits: minor, maximumFractionDigits: Math.max(minor, given) }).format(amount);
}

/** The same with the sign that figures are set with; nothing has none. */
export const formatSigned = (amount: string, currency: string): string =>
  formatFigure(amount, currency)
    .replace(/^-(?=.*[1-9])/, '−')
    .replace(/^-/, '');

export const formatAmount = (amount: string, currency: string): string => `${currency} ${formatFigure(amount, currency)}`;

/** A count of things: `1,234`. */
export const formatCount = (count: number): string => format({}).format(count);

/** As limits of files are counted: 5 MB are five times this, squared. */
const KILO = 1024;

/** The size of a file: `1.5 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes < KILO
    ? `${bytes} bytes`
    : bytes < KILO * KILO
      ? `${formatTenth(bytes / KILO)} kB`
      : `${formatTenth(bytes / KILO / KILO)} MB`;

const formatTenth = (value: number) => format({ maximumFractionDigits: 1 }).format(value);

/** A number too long to be read at once, in groups of six: only to be looked at, it is copied without the gaps. */
export const inSixes = (digits: string): string => (/^\d{13,}$/.test(digits) ? digits.replace(/\d{6}(?=\d)/g, '$& ') : digits);

/** Minutes and seconds: `03:36`. */
export const timeLeft = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => `${part}`.padStart(2, '0')).join(':');

/** What stands where the provider tells nothing. */
export const orDash = (text: string | null) => text || '—';
