// @vitest-environment happy-dom
/** No button of a page does nothing, in the first rows of its list. `buttons.all.test.tsx` presses those of the other rows. */
import { describeButtons } from './buttons';

describeButtons('firstRows');
