CREATE TABLE `order_gifts` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`claimed_by` text,
	`claimed_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_gifts_workspace` ON `order_gifts` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `order_gifts_claimed` ON `order_gifts` (`claimed_by`);--> statement-breakpoint
CREATE TABLE `order_projects` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text,
	`code` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `order_projects_workspace` ON `order_projects` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `order_projects_project` ON `order_projects` (`project_id`);--> statement-breakpoint
DROP INDEX `order_deliveries_order`;--> statement-breakpoint
ALTER TABLE `order_deliveries` ADD `part` text;--> statement-breakpoint
CREATE INDEX `order_deliveries_parts` ON `order_deliveries` (`order_id`,`kind`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_deliveries_order` ON `order_deliveries` (`order_id`,`kind`) WHERE "order_deliveries"."part" is null;--> statement-breakpoint
ALTER TABLE `loyalty_redemptions` ADD `whole` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `loyalty_rewards` ADD `whole` integer DEFAULT false NOT NULL;