/** What serves every page and no page waits for. */
import { keepFocus } from '../flow/keepFocus';
import { persistRecording } from '../flow/record';

export function startLate(): void {
  persistRecording();
  keepFocus();
}
