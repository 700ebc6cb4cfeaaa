CREATE TABLE "login_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "login_codes_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"new_email" text,
	"email_verified_at" timestamp(3) with time zone,
	"is_new_customer" boolean DEFAULT true NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_pages" (
	"restaurant_id" text NOT NULL,
	"import_id" integer NOT NULL,
	"page" integer NOT NULL,
	"file" integer NOT NULL,
	"file_page" integer NOT NULL,
	"picture" text,
	"reading" jsonb,
	"problem" text,
	CONSTRAINT "import_pages_restaurant_id_import_id_page_pk" PRIMARY KEY("restaurant_id","import_id","page")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"restaurant_id" text NOT NULL,
	"id" integer NOT NULL,
	"status" text NOT NULL,
	"option" text NOT NULL,
	"apply" text NOT NULL,
	"menu_id" integer NOT NULL,
	"files" jsonb NOT NULL,
	"progress" jsonb NOT NULL,
	"draft" jsonb,
	"choices" jsonb,
	"report" jsonb,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp(3) with time zone,
	"heartbeat_at" timestamp(3) with time zone,
	"execution_time_ms" integer,
	"applied_at" timestamp(3) with time zone,
	"discarded_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "imports_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"restaurant_id" text NOT NULL,
	"id" integer NOT NULL,
	"menu_id" integer NOT NULL,
	"menu_section_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"details" text,
	"price" integer,
	"price_max" integer,
	"price_text" text,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allergens" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allergens_checked_at" timestamp(3) with time zone,
	"taxes" jsonb,
	"picture" jsonb,
	"image_generated" boolean DEFAULT false NOT NULL,
	"sold_out" boolean DEFAULT false NOT NULL,
	"back_at" timestamp(3) with time zone,
	"source" jsonb,
	"confidence" double precision,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "menu_items_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "menu_sections" (
	"restaurant_id" text NOT NULL,
	"id" integer NOT NULL,
	"menu_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"price" integer,
	"price_text" text,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "menu_sections_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"restaurant_id" text NOT NULL,
	"id" integer NOT NULL,
	"title" text NOT NULL,
	"display_mode" text DEFAULT 'simple' NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "menus_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"restaurant_id" text NOT NULL,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"published_at" timestamp(3) with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "publications_restaurant_id_version_pk" PRIMARY KEY("restaurant_id","version")
);
--> statement-breakpoint
CREATE TABLE "restaurant_counters" (
	"restaurant_id" text NOT NULL,
	"kind" text NOT NULL,
	"next" integer NOT NULL,
	CONSTRAINT "restaurant_counters_restaurant_id_kind_pk" PRIMARY KEY("restaurant_id","kind")
);
--> statement-breakpoint
CREATE TABLE "restaurants" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"main_locale" text NOT NULL,
	"currency" text NOT NULL,
	"timezone" text NOT NULL,
	"logo" jsonb,
	"title_font" text NOT NULL,
	"text_font" text NOT NULL,
	"tagline" text,
	"address" text,
	"phone" text,
	"hours" text,
	"taxes" jsonb NOT NULL,
	"prices_include_taxes" boolean NOT NULL,
	"publication_version" integer,
	"published_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_revision" integer,
	"availability_version" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "restaurants_owner_id_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pages" ADD CONSTRAINT "import_pages_import" FOREIGN KEY ("restaurant_id","import_id") REFERENCES "public"."imports"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_section" FOREIGN KEY ("restaurant_id","menu_section_id") REFERENCES "public"."menu_sections"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_sections" ADD CONSTRAINT "menu_sections_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_sections" ADD CONSTRAINT "menu_sections_menu" FOREIGN KEY ("restaurant_id","menu_id") REFERENCES "public"."menus"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_counters" ADD CONSTRAINT "restaurant_counters_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_codes_expires_at" ON "login_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "imports_unfinished" ON "imports" USING btree ("heartbeat_at") WHERE status not in ('completed', 'failed');--> statement-breakpoint
CREATE INDEX "menu_items_by_section" ON "menu_items" USING btree ("restaurant_id","menu_section_id","position");--> statement-breakpoint
CREATE INDEX "menu_sections_by_menu" ON "menu_sections" USING btree ("restaurant_id","menu_id","position");