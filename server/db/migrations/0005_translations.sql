CREATE TABLE "translation_languages" (
	"restaurant_id" text NOT NULL,
	"locale" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"original" integer DEFAULT 0 NOT NULL,
	"was_whole" boolean DEFAULT false NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"cost" double precision,
	CONSTRAINT "translation_languages_restaurant_id_locale_pk" PRIMARY KEY("restaurant_id","locale")
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"restaurant_id" text NOT NULL,
	"locale" text NOT NULL,
	"source_locale" text NOT NULL,
	"kind" text NOT NULL,
	"source_key" text NOT NULL,
	"source" text NOT NULL,
	"text" text,
	"origin" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "translations_pk" PRIMARY KEY("restaurant_id","locale","source_locale","kind","source_key")
);
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "translated_locales" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "translations_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "glossary" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "translation_languages" ADD CONSTRAINT "translation_languages_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;