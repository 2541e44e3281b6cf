/** GEN-10. Why something on a screen is not for a role that may look at it, and who can do it. `action` names what the owner can do: "change them". */
export const lookOnly = (what: string, action = 'change them') =>
  `Your role may look at ${what}; the owner of the business can ${action}, or give you another role.`;
