CREATE INDEX "email_asks_window_started_at" ON "email_asks" USING btree ("window_started_at");--> statement-breakpoint
CREATE INDEX "email_links_used_at" ON "email_links" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "users_with_idle_limit" ON "users" USING btree ("id") WHERE "users"."idle_limit_hours" < 744;--> statement-breakpoint
CREATE INDEX "imports_with_backup" ON "imports" USING btree ("applied_at") WHERE "imports"."backup" is not null;--> statement-breakpoint
CREATE INDEX "menu_items_in_bin" ON "menu_items" USING btree ("deleted_at") WHERE "menu_items"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "menu_sections_in_bin" ON "menu_sections" USING btree ("deleted_at") WHERE "menu_sections"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "menus_in_bin" ON "menus" USING btree ("deleted_at") WHERE "menus"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "item_images_started_at" ON "item_images" USING btree ("state","started_at");--> statement-breakpoint
CREATE INDEX "publications_published_at" ON "publications" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "payment_events_customer" ON "payment_events" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "subscription_notices_told_at" ON "subscription_notices" USING btree ("told_at");