/** Of whoever is signed in, at every business. */
export interface TwoFactor {
  readonly isOn: boolean;
}
