/** GEN-10. Why something on a screen is not for a role that may look at it, and who can do it. `deed` is said of them: "change them". */
export const lookOnly = (what: string, deed = 'change them') =>
  `Your role may look at ${what}; the owner of the business can ${deed}, or give you another role.`;
