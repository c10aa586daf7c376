CREATE TABLE `metric_boards` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`questions` text NOT NULL,
	`author` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `metric_boards_workspace` ON `metric_boards` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `checklist_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`key` text NOT NULL,
	`content` text NOT NULL,
	`base` integer DEFAULT 0 NOT NULL,
	`published_version` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checklist_drafts_once` ON `checklist_drafts` (`workspace_id`,`key`);--> statement-breakpoint
CREATE TABLE `crew_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`schedule_id` text NOT NULL,
	`title` text NOT NULL,
	`told` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crew_notices_schedule` ON `crew_notices` (`workspace_id`,`schedule_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `quote_pages` ADD `accent` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `material_orders` ADD `seen_by` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `material_orders` ADD `seen_at` text;--> statement-breakpoint
ALTER TABLE `schedule_tasks` ADD `location` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sites` ADD `asks_gate` integer DEFAULT true NOT NULL;