-- A business with accounts for settlements has exactly one default. Runs when the transaction ends, because the old default is cleared first.
create function one_default_account() returns trigger language plpgsql as $$
declare
  concerned integer := coalesce(new.business_id, old.business_id);
begin
  if exists (
    select 1 from settlement_bank where business_id = concerned having count(*) > 0 and count(*) filter (where is_default) <> 1
  ) then
    raise exception 'a business with accounts has exactly one default';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger settlement_bank_has_default after insert or update or delete on settlement_bank
  deferrable initially deferred for each row execute function one_default_account();
