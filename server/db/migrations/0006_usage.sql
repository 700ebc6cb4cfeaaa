CREATE TABLE "item_images" (
	"restaurant_id" text NOT NULL,
	"item_id" integer NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"attempt" integer NOT NULL,
	"taken" jsonb,
	"started_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "item_images_restaurant_id_item_id_pk" PRIMARY KEY("restaurant_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "usage_months" (
	"restaurant_id" text NOT NULL,
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "usage_months_restaurant_id_month_kind_pk" PRIMARY KEY("restaurant_id","month","kind")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "pages_taken" jsonb;--> statement-breakpoint
ALTER TABLE "item_images" ADD CONSTRAINT "item_images_item" FOREIGN KEY ("restaurant_id","item_id") REFERENCES "public"."menu_items"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_months" ADD CONSTRAINT "usage_months_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;