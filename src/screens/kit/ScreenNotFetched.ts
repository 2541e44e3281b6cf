/** The code of a screen failed to load: the network is down, or a new version replaced it. */
export class ScreenNotFetched extends Error {
  override name = 'ScreenNotFetched';
}
