ALTER TABLE "payout" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "failed_at" timestamp with time zone;