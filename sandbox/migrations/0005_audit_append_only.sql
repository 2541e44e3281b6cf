-- Entries are never updated or deleted. Only a reset empties the trail, with `truncate`, which fires no such trigger.
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is never changed: only a new entry can correct it';
end $$;
--> statement-breakpoint
create trigger audit_entry_append_only before update or delete on audit_entry for each statement execute function audit_is_append_only();
--> statement-breakpoint
create trigger audit_head_kept before delete on audit_head for each statement execute function audit_is_append_only();
--> statement-breakpoint
-- A head moves on by one entry at a time, from the hash that it had.
create trigger audit_head_moves_on before update on audit_head for each row
  when (
    (new.business_id, new.sequence, new.previous_hash) is distinct from (old.business_id, old.sequence + 1, old.hash)
  )
  execute function audit_is_append_only();
