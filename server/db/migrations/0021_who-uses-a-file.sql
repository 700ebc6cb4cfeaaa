UPDATE "publications" SET "files" = jsonb_path_query_array("content", '$.public.**.file') WHERE "files" IS NULL AND "content" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "menu_items_by_picture" ON "menu_items" USING btree (("picture" ->> 'file')) WHERE "menu_items"."picture" is not null;--> statement-breakpoint
CREATE INDEX "publications_by_files" ON "publications" USING gin ("files");--> statement-breakpoint
CREATE INDEX "restaurants_by_logo" ON "restaurants" USING btree (("logo" ->> 'file')) WHERE "restaurants"."logo" is not null;