ALTER TABLE "menu_items" ADD COLUMN "meat_origins" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "homemade" boolean DEFAULT false NOT NULL;