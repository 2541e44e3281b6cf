/**
 * Fetches from the sandbox, and once more if the connection was closed before the request: a test that queues a cut call closes every idle one,
 * those of Node too.
 */
export const fetchAgain = (url: string, init?: RequestInit): Promise<Response> =>
  fetch(url, init).catch((error: unknown) => {
    if (error instanceof TypeError) return fetch(url, init);
    throw error;
  });
