CREATE TABLE `loyalty_redemptions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`reward_id` text NOT NULL,
	`provider` text NOT NULL,
	`points` integer NOT NULL,
	`off_cents` integer NOT NULL,
	`product_id` text,
	`least_cents` integer NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `loyalty_redemptions_workspace` ON `loyalty_redemptions` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `loyalty_reminders` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`days` integer NOT NULL,
	`told_of` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `loyalty_rewards` (
	`id` text PRIMARY KEY NOT NULL,
	`points` integer NOT NULL,
	`off_cents` integer NOT NULL,
	`product_id` text,
	`least_cents` integer NOT NULL,
	`least_earned` integer DEFAULT 0 NOT NULL,
	`stock` integer,
	`position` integer NOT NULL,
	CONSTRAINT "loyalty_rewards_points" CHECK("loyalty_rewards"."points" > 0),
	CONSTRAINT "loyalty_rewards_cents" CHECK("loyalty_rewards"."off_cents" > 0 and "loyalty_rewards"."least_cents" > "loyalty_rewards"."off_cents"),
	CONSTRAINT "loyalty_rewards_stock" CHECK("loyalty_rewards"."stock" is null or "loyalty_rewards"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE `order_rewards` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`order_id` text NOT NULL,
	`off_cents` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_rewards_workspace` ON `order_rewards` (`workspace_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_rewards_order` ON `order_rewards` (`order_id`);