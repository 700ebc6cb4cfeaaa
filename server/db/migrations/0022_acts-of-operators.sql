CREATE TABLE "operator_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"happened_at" timestamp(3) with time zone NOT NULL,
	"act" text NOT NULL,
	"operator" text NOT NULL,
	"subject" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "suspended_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "operator_acts_happened_at" ON "operator_acts" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "restaurants_by_name" ON "restaurants" USING btree (lower("name") text_pattern_ops);