CREATE TABLE "allergen_declarations" (
	"restaurant_id" text NOT NULL,
	"id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"title" text NOT NULL,
	"declared_at" timestamp(3) with time zone NOT NULL,
	"declared_by" text NOT NULL,
	"declared" jsonb NOT NULL,
	CONSTRAINT "allergen_declarations_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
ALTER TABLE "allergen_declarations" ADD CONSTRAINT "allergen_declarations_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allergen_declarations_by_item" ON "allergen_declarations" USING btree ("restaurant_id","item_id","id");