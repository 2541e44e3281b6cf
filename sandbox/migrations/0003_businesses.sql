ALTER TABLE "business" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "mobile_number" text;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "logo" "bytea";--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "environment" integer;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "environment" integer DEFAULT 1 NOT NULL;