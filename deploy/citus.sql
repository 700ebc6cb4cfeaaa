-- Distributes Ardoise's tables over a Citus cluster: run it once, on the coordinator, in a migrated database without rows
-- that its servers don't use yet. docs/scaling.md says what has to change first; test/distribution.test.ts keeps the two
-- lists equal, and checks every statement against this one. Tables that are not named stay on the coordinator, and so does
-- the queue.

create extension if not exists citus;

-- Owners and what they pay: on every node, because a public page asks for its owner's subscription in its one query.
select create_reference_table('users');
select create_reference_table('subscriptions');

-- Restaurants with all that is theirs on one node.
select create_distributed_table('restaurants', 'id');
select create_distributed_table('restaurant_counters', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('memberships', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('invitations', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('menus', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('menu_sections', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('menu_items', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('allergen_declarations', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('item_images', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('imports', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('import_pages', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('publications', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('translations', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('translation_languages', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('visit_days', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('named_codes', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('code_days', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('chats', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('chat_messages', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('chat_spending', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('usage_months', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('reading_days', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('service_links', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('webhooks', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('webhook_deliveries', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('own_domains', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('menu_keys', 'restaurant_id', colocate_with => 'restaurants');
select create_distributed_table('service_sessions', 'restaurant_id', colocate_with => 'restaurants');
