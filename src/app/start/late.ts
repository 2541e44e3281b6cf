/** What serves every page and no page waits for. */
import { keepFocusAlways } from '../../flow/keepFocus';
import { persistRecording } from '../../flow/record';

export function startLate(): void {
  persistRecording();
  keepFocusAlways();
}
