ALTER TABLE "payout" ADD COLUMN "row_key" text;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "failure" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_row_once" ON "payout" USING btree ("business_id","environment","row_key") WHERE row_key is not null and status not in ('Failed', 'Rejected', 'Declined');