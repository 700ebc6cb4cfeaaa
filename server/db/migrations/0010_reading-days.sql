CREATE TABLE "reading_days" (
	"restaurant_id" text NOT NULL,
	"day" date NOT NULL,
	"spent_ms" integer NOT NULL,
	CONSTRAINT "reading_days_restaurant_id_day_pk" PRIMARY KEY("restaurant_id","day")
);
--> statement-breakpoint
ALTER TABLE "reading_days" ADD CONSTRAINT "reading_days_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;