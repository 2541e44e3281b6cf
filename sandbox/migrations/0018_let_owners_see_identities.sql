-- The Owner role may do everything, permissions that came later among it.
UPDATE "role" SET "permissions" = array_append("permissions", 'identity.view') WHERE "id" = 9 AND NOT 'identity.view' = ANY("permissions");
