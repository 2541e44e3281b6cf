ALTER TABLE "business" ADD COLUMN "fee_bearer" text DEFAULT 'CBF' NOT NULL;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "payment_options_off" text[] DEFAULT '{}' NOT NULL;