CREATE TABLE "security_events" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"happened_at" timestamp(3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"refused_in_hour" timestamp(3) with time zone,
	"browser" text,
	"system" text,
	"form" text,
	CONSTRAINT "security_events_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "security_events_refused_in_hour_unique" UNIQUE("user_id","refused_in_hour")
);
--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_user_id_happened_at" ON "security_events" USING btree ("user_id","happened_at");--> statement-breakpoint
CREATE INDEX "security_events_happened_at" ON "security_events" USING btree ("happened_at");