ALTER TABLE "login_codes" ADD COLUMN "ask" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "asks_in_window" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "window_started_at" timestamp(3) with time zone DEFAULT now() NOT NULL;