ALTER TABLE "message" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "transaction_id" integer;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "refund_id" integer;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "funding_id" integer;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_batch_id_payout_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_funding_id_funding_id_fk" FOREIGN KEY ("funding_id") REFERENCES "public"."funding"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_of_batch" ON "message" USING btree ("kind","batch_id","recipient");--> statement-breakpoint
CREATE UNIQUE INDEX "message_of_transaction" ON "message" USING btree ("kind","transaction_id","recipient");--> statement-breakpoint
CREATE UNIQUE INDEX "message_of_refund" ON "message" USING btree ("kind","refund_id","recipient");--> statement-breakpoint
CREATE UNIQUE INDEX "message_of_funding" ON "message" USING btree ("kind","funding_id","recipient");--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_of_one_subject" CHECK (num_nonnulls("message"."batch_id", "message"."transaction_id", "message"."refund_id", "message"."funding_id") = num_nonnulls("message"."kind"));--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_with_text" CHECK (num_nonnulls("message"."text") = num_nonnulls("message"."kind"));