/** GEN-04: the zone of every time that is shown or sent. */
export const ZONE = 'Africa/Lagos';
