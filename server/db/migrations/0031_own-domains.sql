CREATE TABLE "own_domains" (
	"restaurant_id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"points_to" text,
	"since_at" timestamp(3) with time zone NOT NULL,
	"checked_at" timestamp(3) with time zone,
	"answered_at" timestamp(3) with time zone,
	"next_check_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "own_domains" ADD CONSTRAINT "own_domains_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_domains_served_host" ON "own_domains" USING btree ("host") WHERE "own_domains"."state" in ('active', 'failing');--> statement-breakpoint
CREATE INDEX "own_domains_by_host" ON "own_domains" USING btree ("host");--> statement-breakpoint
CREATE INDEX "own_domains_due" ON "own_domains" USING btree ("next_check_at") WHERE "own_domains"."next_check_at" is not null;