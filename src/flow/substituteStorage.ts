/** Imported before everything else of the app, which reads session storage. */
import { substituteDeniedStorage } from './tabStorage';

substituteDeniedStorage();
