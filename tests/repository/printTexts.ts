/**
 * Prints every text of the interface by screen, with the emails and the provider's messages, so that one person can read them together.
 * `npm run texts -- payouts` prints those whose file has `payouts` in its path.
 */
import '../../atlas/cli/closedPipe';
import { textsOf } from './texts';

const [wanted = ''] = process.argv.slice(2);

for (const { file, texts } of textsOf()) {
  if (!file.includes(wanted) || texts.length === 0) continue;
  console.log(`\n${file}`);
  for (const text of texts) console.log(`  ${text}`);
}
