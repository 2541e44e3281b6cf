/** The size of an image, as the provider reads it too. */
export { pixelsOf } from '../../../contract/imageSize';
