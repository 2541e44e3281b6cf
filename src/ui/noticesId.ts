/** The region of the notices. A dialog points to it, and so counts it among the places its focus may go to. */
export const noticesId = 'notices';
