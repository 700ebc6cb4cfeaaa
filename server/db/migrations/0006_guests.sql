CREATE TABLE "chat_messages" (
	"restaurant_id" text NOT NULL,
	"secret" text NOT NULL,
	"number" integer NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"item_ids" jsonb NOT NULL,
	"topic" text,
	"is_answered" boolean,
	"about_item_id" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_restaurant_id_secret_number_pk" PRIMARY KEY("restaurant_id","secret","number")
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"restaurant_id" text NOT NULL,
	"secret" text NOT NULL,
	"sent" integer NOT NULL,
	"minute_from" timestamp(3) with time zone NOT NULL,
	"minute_sent" integer NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "chats_restaurant_id_secret_pk" PRIMARY KEY("restaurant_id","secret")
);
--> statement-breakpoint
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
CREATE TABLE "visit_days" (
	"restaurant_id" text NOT NULL,
	"day" date NOT NULL,
	"menu_id" integer NOT NULL,
	"locale" text NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "visit_days_restaurant_id_day_menu_id_locale_pk" PRIMARY KEY("restaurant_id","day","menu_id","locale")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "pages_taken" jsonb;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_fk" FOREIGN KEY ("restaurant_id","secret") REFERENCES "public"."chats"("restaurant_id","secret") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_images" ADD CONSTRAINT "item_images_item" FOREIGN KEY ("restaurant_id","item_id") REFERENCES "public"."menu_items"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_months" ADD CONSTRAINT "usage_months_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_created_at" ON "chat_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chats_updated_at" ON "chats" USING btree ("updated_at");