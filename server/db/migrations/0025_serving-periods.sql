ALTER TABLE "menus" ADD COLUMN "serving_periods" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "serving_periods" jsonb;