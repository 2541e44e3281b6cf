-- Nobody who has not verified an address has an account: they become sign-ups, which need their link and their password.
INSERT INTO "sign_up" ("email", "first_name", "last_name", "mobile_number", "business_name", "password_hash", "signed_up_at")
SELECT u."email", u."first_name", u."last_name", coalesce(u."mobile_number", ''), b."name", u."password_hash", now()
FROM "app_user" u
JOIN "membership" m ON m."user_id" = u."id" AND m."is_default"
JOIN "business" b ON b."id" = m."business_id"
WHERE NOT u."is_verified";--> statement-breakpoint
DELETE FROM "membership" WHERE "user_id" IN (SELECT "id" FROM "app_user" WHERE NOT "is_verified");--> statement-breakpoint
DELETE FROM "app_user" WHERE NOT "is_verified";
