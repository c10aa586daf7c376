CREATE TABLE `order_addresses` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`line1` text NOT NULL,
	`line2` text NOT NULL,
	`city` text NOT NULL,
	`region` text NOT NULL,
	`zip` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_addresses_workspace` ON `order_addresses` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `order_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_deliveries_workspace` ON `order_deliveries` (`workspace_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_deliveries_order` ON `order_deliveries` (`order_id`,`kind`);--> statement-breakpoint
CREATE TABLE `order_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`order_id` text NOT NULL,
	`provider` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`amount_cents` integer NOT NULL,
	`reference` text,
	`url` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_payments_workspace` ON `order_payments` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `order_payments_order` ON `order_payments` (`order_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_payments_reference` ON `order_payments` (`provider`,`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_payments_open` ON `order_payments` (`order_id`) WHERE "order_payments"."state" = 'open';--> statement-breakpoint
CREATE TABLE `order_refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`order_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`reason` text NOT NULL,
	`state` text DEFAULT 'due' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_refunds_workspace` ON `order_refunds` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `order_refunds_order` ON `order_refunds` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `order_refunds_state` ON `order_refunds` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `order_refunds_payment` ON `order_refunds` (`payment_id`);--> statement-breakpoint
CREATE TABLE `order_returns` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`order_id` text NOT NULL,
	`product_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`reason` text NOT NULL,
	`state` text DEFAULT 'requested' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_returns_workspace` ON `order_returns` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `order_returns_order` ON `order_returns` (`order_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`number` integer NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`content` text NOT NULL,
	`tax_cents` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `orders_workspace` ON `orders` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number`);--> statement-breakpoint
CREATE INDEX `orders_state` ON `orders` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `product_stock` (
	`product_id` text PRIMARY KEY NOT NULL,
	`on_hand` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "product_stock_on_hand" CHECK("product_stock"."on_hand" >= 0)
);
--> statement-breakpoint
CREATE TABLE `tax_rates` (
	`region` text PRIMARY KEY NOT NULL,
	`rate` text NOT NULL,
	`digital` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `cart_lines` ADD `seen_cents` integer;--> statement-breakpoint
CREATE TRIGGER `orders_stay` BEFORE UPDATE OF `number`, `content`, `tax_cents`, `total_cents`, `created_at` ON `orders`
BEGIN
	SELECT RAISE(ABORT, 'what was ordered is not changed');
END;
