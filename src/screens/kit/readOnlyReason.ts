/** GEN-10: returns why a role that can view something cannot change it, and who can. `action` names what the owner can do: "change them". */
export const readOnlyReason = (what: string, action = 'change them') =>
  `Your role may look at ${what}; the owner of the business can ${action}, or give you another role.`;
