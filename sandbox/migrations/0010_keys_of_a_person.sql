ALTER TABLE "idempotency_key" ADD COLUMN "user_id" integer;--> statement-breakpoint
-- A key belonged to nobody. Payouts say who sent them; the other orders are done, or their key is never used again.
UPDATE "idempotency_key" SET "user_id" = "payout_batch"."initiator_id" FROM "payout_batch" WHERE "payout_batch"."id" = "idempotency_key"."batch_id";--> statement-breakpoint
DELETE FROM "idempotency_key" WHERE "user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "idempotency_key" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_key" DROP CONSTRAINT "idempotency_key_business_id_environment_endpoint_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_business_id_environment_user_id_endpoint_key_pk" PRIMARY KEY("business_id","environment","user_id","endpoint","key");--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;
