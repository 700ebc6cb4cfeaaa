ALTER TABLE "publications" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "packed" "bytea";--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "main_locale" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "menu_ids" jsonb;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "files" jsonb;