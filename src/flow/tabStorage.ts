/**
 * Session storage that never throws. A browser may deny it at any time, also by an access that worked before, and a full one takes nothing more.
 */

const orElse = <Result, Otherwise>(access: () => Result, otherwise: Otherwise): Result | Otherwise => {
  try {
    return access();
  } catch {
    return otherwise;
  }
};

export const tabStorage = {
  /** Returns null also where nothing can be read. */
  get: (key: string): string | null => orElse(() => sessionStorage.getItem(key), null),
  /** Returns whether the text is stored. */
  set: (key: string, text: string): boolean =>
    orElse(() => {
      sessionStorage.setItem(key, text);
      return true;
    }, false),
  remove: (key: string): void => orElse(() => sessionStorage.removeItem(key), undefined),
  keys: (): readonly string[] => orElse(() => Object.keys(sessionStorage), []),
};
