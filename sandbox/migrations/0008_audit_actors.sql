ALTER TABLE "audit_entry" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "actor" text DEFAULT 'user' NOT NULL;