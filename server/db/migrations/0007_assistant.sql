CREATE TABLE "chat_spending" (
	"restaurant_id" text NOT NULL,
	"month" text NOT NULL,
	"model" text NOT NULL,
	"questions" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost" double precision,
	CONSTRAINT "chat_spending_restaurant_id_month_model_pk" PRIMARY KEY("restaurant_id","month","model")
);
--> statement-breakpoint
ALTER TABLE "chat_spending" ADD CONSTRAINT "chat_spending_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;