/** Whether this tab has a session: all that the first page asks of the token (SES-05). */

export const TOKEN = 'accessToken';

/** The mark of the substitute where a browser denies storage (`src/app/start/before.js`). */
export const isStorageDenied = (): boolean => sessionStorage.getItem('storageDenied') !== null;

/** Null also where the browser denies storage that it had before. */
export function token(): string | null {
  try {
    return sessionStorage.getItem(TOKEN);
  } catch {
    return null;
  }
}

export const hasToken = () => token() !== null;
