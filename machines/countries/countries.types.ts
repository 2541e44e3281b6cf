export type { Country } from '../../contract/firstVersion';
