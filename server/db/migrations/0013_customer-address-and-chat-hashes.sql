ALTER TABLE "subscriptions" ADD COLUMN "customer_email" text;--> statement-breakpoint
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_chat_fk";--> statement-breakpoint
UPDATE "chat_messages" SET "secret" = encode(sha256(convert_to("secret", 'UTF8')), 'hex');--> statement-breakpoint
UPDATE "chats" SET "secret" = encode(sha256(convert_to("secret", 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_fk" FOREIGN KEY ("restaurant_id","secret") REFERENCES "public"."chats"("restaurant_id","secret") ON DELETE cascade ON UPDATE no action;
