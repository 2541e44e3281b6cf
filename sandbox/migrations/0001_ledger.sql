-- A posting sums to zero. Its entries are written in one statement, and a statement that would leave a posting unbalanced is refused.
create function posting_sums_to_zero() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from entry join account on account.id = entry.account_id
    where entry.posting_id in (select posting_id from written)
    group by entry.posting_id, account.currency, account.environment having sum(entry.amount) <> 0
  ) then
    raise exception 'a posting must sum to zero in each currency and environment';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger entry_balanced after insert on entry referencing new table as written
  for each statement execute function posting_sums_to_zero();
--> statement-breakpoint
-- What was posted stays as it was posted. Only a reset empties the ledger, and it truncates.
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed: post the opposite instead';
end $$;
--> statement-breakpoint
create trigger entry_append_only before update or delete on entry for each statement execute function ledger_is_append_only();
--> statement-breakpoint
create trigger posting_append_only before update or delete on posting for each statement execute function ledger_is_append_only();
--> statement-breakpoint
alter table hold add constraint hold_positive check (amount > 0);
--> statement-breakpoint
alter table payout add constraint payout_positive check (amount > 0 and fee >= 0);
