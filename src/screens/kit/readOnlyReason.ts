/** GEN-10: returns what a role can view and cannot do, and who gives access. `action` names what it cannot do: "change them". */
export const readOnlyReason = (what: string, action = 'change them') =>
  `You can view ${what}, but not ${action}. Ask the owner for access.`;
