CREATE TABLE `call_desks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`firm` text NOT NULL,
	`after_hours` text DEFAULT '' NOT NULL,
	`site_zone` text NOT NULL,
	`rules` text NOT NULL,
	`days_off` text NOT NULL,
	`open` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `call_desks_workspace` ON `call_desks` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `call_slots` (
	`desk_id` text NOT NULL,
	`starts_at` text NOT NULL,
	`workspace_id` text NOT NULL,
	`call_id` text NOT NULL,
	PRIMARY KEY(`desk_id`, `starts_at`),
	FOREIGN KEY (`desk_id`) REFERENCES `call_desks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`call_id`) REFERENCES `calls`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `call_slots_call` ON `call_slots` (`call_id`);--> statement-breakpoint
CREATE INDEX `call_slots_workspace` ON `call_slots` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `home_plan_versions` (
	`plan_id` text NOT NULL,
	`number` integer NOT NULL,
	`workspace_id` text NOT NULL,
	`link` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`plan_id`, `number`),
	FOREIGN KEY (`plan_id`) REFERENCES `home_plans`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `home_plan_versions_workspace` ON `home_plan_versions` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `home_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `home_plans_workspace` ON `home_plans` (`workspace_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `calls` ADD `source` text DEFAULT 'desk' NOT NULL;