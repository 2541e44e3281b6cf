// @vitest-environment happy-dom
/** No button of the later rows of a list does nothing. */
import { describeButtons } from './buttons';

describeButtons('laterRows');
