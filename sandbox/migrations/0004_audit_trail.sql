CREATE TABLE "audit_entry" (
	"business_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"environment" integer,
	"user_id" integer,
	"email" text NOT NULL,
	"role" text,
	"call" text NOT NULL,
	"activity_type" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"reference" text,
	"ip" text,
	"outcome" text NOT NULL,
	"message" text,
	"before" jsonb,
	"after" jsonb,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_entry_business_id_sequence_pk" PRIMARY KEY("business_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
