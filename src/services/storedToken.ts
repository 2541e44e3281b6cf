/** Whether this tab has a session: all that the first page asks of the token (SES-05). */

export const TOKEN = 'accessToken';

export const token = (): string | null => sessionStorage.getItem(TOKEN);

export const hasToken = () => token() !== null;
