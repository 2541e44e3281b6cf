import { readyType } from '../../ui/controls/typeReady';
import { preloadHome } from '../../wiring/home/home';

/** Makes ready what home needs first, before it is opened: the code of its calls, and the fonts of its text. */
export async function preloadHomePage(): Promise<void> {
  await preloadHome();
  readyType();
}
