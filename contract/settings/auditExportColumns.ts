/** Without a schema, so that machines may import it. */

/** AUD-01: the columns that a file of the audit trail may have, in the order of the file. */
export const AUDIT_EXPORT_COLUMNS = [
  { key: 'date', head: 'Date initiated', isUsual: true },
  { key: 'name', head: 'Name', isUsual: true },
  { key: 'role', head: 'Role', isUsual: true },
  { key: 'email', head: 'Email address', isUsual: true },
  { key: 'action', head: 'Action', isUsual: true },
  { key: 'activityType', head: 'Activity type', isUsual: true },
  { key: 'ip', head: 'IP address', isUsual: true },
  { key: 'outcome', head: 'Outcome', isUsual: true },
  { key: 'subject', head: 'Subject', isUsual: true },
  { key: 'reference', head: 'Reference', isUsual: true },
  { key: 'before', head: 'Before', isUsual: true },
  { key: 'after', head: 'After', isUsual: true },
  { key: 'sequence', head: 'Entry', isUsual: false },
  { key: 'hash', head: 'Fingerprint', isUsual: false },
] as const;
