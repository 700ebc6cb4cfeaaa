CREATE TABLE "named_codes" (
	"restaurant_id" text NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "named_codes_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id"),
	CONSTRAINT "named_codes_name_unique" UNIQUE("restaurant_id","folded_name")
);
--> statement-breakpoint
CREATE TABLE "code_days" (
	"restaurant_id" text NOT NULL,
	"code_id" integer NOT NULL,
	"day" date NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "code_days_restaurant_id_code_id_day_pk" PRIMARY KEY("restaurant_id","code_id","day")
);
--> statement-breakpoint
ALTER TABLE "named_codes" ADD CONSTRAINT "named_codes_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_days" ADD CONSTRAINT "code_days_code_fk" FOREIGN KEY ("restaurant_id","code_id") REFERENCES "public"."named_codes"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_days_day" ON "code_days" USING btree ("day");