-- Trigram indexes, so that a search for part of a word stays fast with many payouts.
create extension if not exists pg_trgm;
--> statement-breakpoint
create index payout_search_recipient on payout using gin (recipient gin_trgm_ops);
--> statement-breakpoint
create index payout_search_number on payout using gin (account_number gin_trgm_ops);
--> statement-breakpoint
create index payout_search_client_reference on payout using gin (client_reference gin_trgm_ops);
--> statement-breakpoint
create index payout_search_session on payout using gin (session_id gin_trgm_ops);
--> statement-breakpoint
create index payout_search_batch on payout_batch using gin (reference gin_trgm_ops);
