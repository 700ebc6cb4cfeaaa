ALTER TABLE "menu_items" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_sections" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;