/** The forms of settings with files. */
import * as businessSettings from '../../services/settings/businessSettings';
import { sent } from '../sent';

export const saveLogo = sent('newLogo', businessSettings.saveLogo);
