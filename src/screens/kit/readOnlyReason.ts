/** GEN-10: returns why a role that can view something cannot change it, and who can. `action` names what the owner can do: "change them". */
export const readOnlyReason = (what: string, action = 'change them') =>
  `Your role can only view ${what}. Ask the business owner to ${action}, or to change your role.`;
