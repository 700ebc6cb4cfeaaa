ALTER TABLE "imports" ADD COLUMN "rollback" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "backup" "bytea";