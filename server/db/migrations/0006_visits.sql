CREATE TABLE "visit_days" (
	"restaurant_id" text NOT NULL,
	"day" date NOT NULL,
	"menu_id" integer NOT NULL,
	"locale" text NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "visit_days_restaurant_id_day_menu_id_locale_pk" PRIMARY KEY("restaurant_id","day","menu_id","locale")
);
--> statement-breakpoint
ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;