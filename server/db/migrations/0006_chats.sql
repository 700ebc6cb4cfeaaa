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
CREATE TABLE "chat_months" (
	"restaurant_id" text NOT NULL,
	"month" text NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "chat_months_restaurant_id_month_pk" PRIMARY KEY("restaurant_id","month")
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
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_fk" FOREIGN KEY ("restaurant_id","secret") REFERENCES "public"."chats"("restaurant_id","secret") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_months" ADD CONSTRAINT "chat_months_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_created_at" ON "chat_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chats_updated_at" ON "chats" USING btree ("updated_at");