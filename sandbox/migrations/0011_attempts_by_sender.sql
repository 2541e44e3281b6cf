CREATE TABLE "known_device" (
	"hash" text NOT NULL,
	"email" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_hash_email_pk" PRIMARY KEY("hash","email")
);
--> statement-breakpoint
ALTER TABLE "failed_try" ADD COLUMN "sender" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "failed_try_from" ON "failed_try" USING btree ("sender","failed_at");