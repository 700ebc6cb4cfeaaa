-- Rows from before satisfy what is NOT VALID, as their new columns are null: large tables are not read for it under a lock.
CREATE TABLE "invitations" (
	"restaurant_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"accepted_at" timestamp(3) with time zone,
	"withdrawn_at" timestamp(3) with time zone,
	CONSTRAINT "invitations_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "current_restaurants" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"restaurant_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "memberships_restaurant_id_user_id_pk" PRIMARY KEY("restaurant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "restaurants" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD COLUMN "further_restaurant_ids" jsonb;--> statement-breakpoint
ALTER TABLE "allergen_declarations" ADD COLUMN "declared_by_id" uuid;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "further_owner_id" uuid;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "creation_key" bigint;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_restaurants" ADD CONSTRAINT "current_restaurants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_restaurants" ADD CONSTRAINT "current_restaurants_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitations_created_at" ON "invitations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "current_restaurants_restaurant_id" ON "current_restaurants" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "memberships_user_id" ON "memberships" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "allergen_declarations" ADD CONSTRAINT "allergen_declarations_declared_by_id_users_id_fk" FOREIGN KEY ("declared_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_further_owner_id_users_id_fk" FOREIGN KEY ("further_owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "allergen_declarations_by_manager" ON "allergen_declarations" USING btree ("declared_by_id") WHERE "allergen_declarations"."declared_by_id" is not null;--> statement-breakpoint
CREATE INDEX "restaurants_further_owner_id" ON "restaurants" USING btree ("further_owner_id");--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_one_owner" CHECK (num_nonnulls("restaurants"."owner_id", "restaurants"."further_owner_id") = 1) NOT VALID;
