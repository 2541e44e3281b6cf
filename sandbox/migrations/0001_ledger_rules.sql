-- A posting sums to zero. Its entries are written in one statement, and this trigger refuses a statement that leaves a posting unbalanced.
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
-- Nothing in the ledger is updated or deleted. Only a reset empties it, with `truncate`, which fires no such trigger.
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

--> statement-breakpoint
-- Computes wallet balances and payout totals from the ledger. A reset calls it; the triggers below keep both up to date.
create function rebuild_balances() returns void language plpgsql as $$
begin
  update account set
    ledger_balance = coalesce((select sum(e.amount) from entry e where e.account_id = account.id), 0)::bigint,
    held_balance = coalesce((select sum(h.amount) from hold h where h.account_id = account.id and h.released_at is null), 0)::bigint
  where kind = 'wallet';
  delete from payout_tally;
  insert into payout_tally (business_id, environment, status, currency, day, payouts, amount)
    select business_id, environment, status, currency, (initiated_at at time zone 'Africa/Lagos')::date, count(*), sum(amount)::bigint
    from payout group by 1, 2, 3, 4, 5;
end $$;
--> statement-breakpoint
-- Locks wallets in the order of their ids, as `lockWallets` does, so that two merchants who pay each other never deadlock.
create function balances_follow_entries() returns trigger language plpgsql as $$
begin
  perform 1 from account where kind = 'wallet' and id in (select account_id from written) order by id for no key update;
  update account set ledger_balance = ledger_balance + moved.amount
  from (select account_id, sum(amount)::bigint as amount from written group by account_id) moved
  where account.id = moved.account_id and account.kind = 'wallet';
  return null;
end $$;
--> statement-breakpoint
create trigger entry_moves_balance after insert on entry referencing new table as written
  for each statement execute function balances_follow_entries();
--> statement-breakpoint
create function balances_follow_new_holds() returns trigger language plpgsql as $$
begin
  perform 1 from account where id in (select account_id from written) order by id for no key update;
  update account set held_balance = held_balance + placed.amount
  from (select account_id, sum(amount)::bigint as amount from written where released_at is null group by account_id) placed
  where account.id = placed.account_id;
  return null;
end $$;
--> statement-breakpoint
create trigger hold_placed after insert on hold referencing new table as written
  for each statement execute function balances_follow_new_holds();
--> statement-breakpoint
create function balances_follow_changed_holds() returns trigger language plpgsql as $$
begin
  perform 1 from account where id in (select account_id from written union select account_id from replaced)
    order by id for no key update;
  update account set held_balance = held_balance + changed.amount
  from (
    select account_id, sum(amount)::bigint as amount from (
      select account_id, amount from written where released_at is null
      union all select account_id, -amount from replaced where released_at is null
    ) both_ways group by account_id
  ) changed
  where account.id = changed.account_id and changed.amount <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger hold_changed after update on hold referencing old table as replaced new table as written
  for each statement execute function balances_follow_changed_holds();
--> statement-breakpoint
create trigger hold_kept before delete on hold for each statement execute function ledger_is_append_only();
--> statement-breakpoint
create function balances_are_kept() returns trigger language plpgsql as $$
begin
  raise exception 'a balance follows the ledger: post to the wallet instead';
end $$;
--> statement-breakpoint
create trigger account_balance_kept before update on account for each row
  when (pg_trigger_depth() = 0 and (old.ledger_balance, old.held_balance) is distinct from (new.ledger_balance, new.held_balance))
  execute function balances_are_kept();
--> statement-breakpoint
-- Runs when the transaction ends, because a release and a posting of the same money are two statements.
create function wallet_covers_its_holds() returns trigger language plpgsql as $$
begin
  if exists (select 1 from account where id = new.id and ledger_balance < held_balance) then
    raise exception 'a wallet never has less than is held of it';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger account_covered after update on account deferrable initially deferred for each row
  when (new.kind = 'wallet' and new.ledger_balance < new.held_balance) execute function wallet_covers_its_holds();
--> statement-breakpoint
create function tally_follows_new_payouts() returns trigger language plpgsql as $$
begin
  insert into payout_tally (business_id, environment, status, currency, day, payouts, amount)
  select business_id, environment, status, currency, (initiated_at at time zone 'Africa/Lagos')::date, count(*), sum(amount)::bigint
  from written group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (business_id, environment, status, currency, day)
    do update set payouts = payout_tally.payouts + excluded.payouts, amount = payout_tally.amount + excluded.amount;
  return null;
end $$;
--> statement-breakpoint
create trigger payout_counted after insert on payout referencing new table as written
  for each statement execute function tally_follows_new_payouts();
--> statement-breakpoint
create function tally_follows_changed_payouts() returns trigger language plpgsql as $$
begin
  insert into payout_tally (business_id, environment, status, currency, day, payouts, amount)
  select business_id, environment, status, currency, day, sum(one), sum(amount)::bigint from (
    select business_id, environment, status, currency, (initiated_at at time zone 'Africa/Lagos')::date as day, 1 as one, amount
    from written
    union all
    select business_id, environment, status, currency, (initiated_at at time zone 'Africa/Lagos')::date, -1, -amount from replaced
  ) changes group by 1, 2, 3, 4, 5 having sum(one) <> 0 or sum(amount) <> 0 order by 1, 2, 3, 4, 5
  on conflict (business_id, environment, status, currency, day)
    do update set payouts = payout_tally.payouts + excluded.payouts, amount = payout_tally.amount + excluded.amount;
  return null;
end $$;
--> statement-breakpoint
create trigger payout_recounted after update on payout referencing old table as replaced new table as written
  for each statement execute function tally_follows_changed_payouts();
--> statement-breakpoint
create function payouts_are_kept() returns trigger language plpgsql as $$
begin
  raise exception 'a payout is never deleted';
end $$;
--> statement-breakpoint
create trigger payout_kept before delete on payout for each statement execute function payouts_are_kept();
