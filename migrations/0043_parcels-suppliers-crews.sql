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
CREATE TABLE `index_points` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`division` text NOT NULL,
	`month` text NOT NULL,
	`value` text NOT NULL,
	`source` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `index_points_month` ON `index_points` (`workspace_id`,`division`,`month`);--> statement-breakpoint
CREATE TABLE `lingo_stars` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`slug` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`slug`) REFERENCES `terms`(`slug`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lingo_stars_term` ON `lingo_stars` (`workspace_id`,`slug`);--> statement-breakpoint
CREATE TABLE `workforce_corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`punch_id` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`by` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`punch_id`) REFERENCES `workforce_punches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `workforce_corrections_punch` ON `workforce_corrections` (`punch_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `workforce_corrections_workspace` ON `workforce_corrections` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `workforce_crews` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`site_id` text,
	`site_name` text DEFAULT '' NOT NULL,
	`site_zone` text NOT NULL,
	`fence_metres` integer DEFAULT 200 NOT NULL,
	`rule_set` text NOT NULL,
	`week_start` integer NOT NULL,
	`burden_percent` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `workforce_crews_workspace` ON `workforce_crews` (`workspace_id`,`name`);--> statement-breakpoint
CREATE TABLE `workforce_punches` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`crew_id` text NOT NULL,
	`worker_id` text NOT NULL,
	`site_id` text,
	`site_name` text DEFAULT '' NOT NULL,
	`site_zone` text NOT NULL,
	`code` text DEFAULT '' NOT NULL,
	`in_at` text NOT NULL,
	`out_at` text,
	`open_for` text,
	`week_on` text NOT NULL,
	`week_to` text NOT NULL,
	`break_minutes` integer DEFAULT 0 NOT NULL,
	`in_source` text NOT NULL,
	`out_source` text,
	`in_by` text,
	`out_by` text,
	`in_metres` integer,
	`in_accuracy` integer,
	`out_metres` integer,
	`out_accuracy` integer,
	`first_in_at` text NOT NULL,
	`first_out_at` text,
	`out_key` text,
	`void` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`crew_id`) REFERENCES `workforce_crews`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`worker_id`) REFERENCES `workforce_workers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `workforce_punches_workspace` ON `workforce_punches` (`workspace_id`,`crew_id`,`week_to`);--> statement-breakpoint
CREATE INDEX `workforce_punches_worker` ON `workforce_punches` (`worker_id`,`in_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `workforce_punches_open` ON `workforce_punches` (`open_for`);--> statement-breakpoint
CREATE TABLE `workforce_weeks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`crew_id` text NOT NULL,
	`week_on` text NOT NULL,
	`ends_at` text NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`crew_id`) REFERENCES `workforce_crews`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `workforce_weeks_workspace` ON `workforce_weeks` (`workspace_id`,`state`);--> statement-breakpoint
CREATE UNIQUE INDEX `workforce_weeks_once` ON `workforce_weeks` (`crew_id`,`week_on`);--> statement-breakpoint
CREATE TABLE `workforce_workers` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`crew_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`trade` text DEFAULT '' NOT NULL,
	`rate_cents` integer DEFAULT 0 NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`crew_id`) REFERENCES `workforce_crews`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `workforce_workers_workspace` ON `workforce_workers` (`workspace_id`,`crew_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `workforce_workers_once` ON `workforce_workers` (`crew_id`,`name_key`);--> statement-breakpoint
DROP INDEX `price_items_code`;--> statement-breakpoint
CREATE UNIQUE INDEX `price_items_supplier_code` ON `price_items` (`workspace_id`,`supplier`,`code`);--> statement-breakpoint
DROP INDEX `order_deliveries_order`;--> statement-breakpoint
ALTER TABLE `order_deliveries` ADD `part` text;--> statement-breakpoint
CREATE INDEX `order_deliveries_parts` ON `order_deliveries` (`order_id`,`kind`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_deliveries_order` ON `order_deliveries` (`order_id`,`kind`) WHERE "order_deliveries"."part" is null;--> statement-breakpoint
ALTER TABLE `loyalty_redemptions` ADD `whole` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `loyalty_rewards` ADD `whole` integer DEFAULT false NOT NULL;