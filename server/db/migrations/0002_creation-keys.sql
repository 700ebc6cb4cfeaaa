ALTER TABLE "menu_items" ADD COLUMN "creation_key" bigint;--> statement-breakpoint
ALTER TABLE "menu_sections" ADD COLUMN "creation_key" bigint;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "creation_key" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "menu_items_by_creation_key" ON "menu_items" USING btree ("restaurant_id","creation_key");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_sections_by_creation_key" ON "menu_sections" USING btree ("restaurant_id","creation_key");--> statement-breakpoint
CREATE UNIQUE INDEX "menus_by_creation_key" ON "menus" USING btree ("restaurant_id","creation_key");