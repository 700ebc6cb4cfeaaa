CREATE TABLE "webhook_deliveries" (
	"restaurant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"version" integer,
	"published_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp(3) with time zone,
	"status" integer,
	"problem" text,
	CONSTRAINT "webhook_deliveries_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"restaurant_id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"secret_salt" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_keys" (
	"restaurant_id" text NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_used_on" date,
	CONSTRAINT "menu_keys_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id"),
	CONSTRAINT "menu_keys_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."webhooks"("restaurant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_keys" ADD CONSTRAINT "menu_keys_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_restaurant" ON "webhook_deliveries" USING btree ("restaurant_id","created_at");