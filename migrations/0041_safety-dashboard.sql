CREATE TABLE `safety_hours` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`month` text NOT NULL,
	`hours` integer NOT NULL,
	`people` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `safety_hours_month` ON `safety_hours` (`workspace_id`,`month`);--> statement-breakpoint
CREATE TABLE `safety_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text DEFAULT 'near-miss' NOT NULL,
	`what` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`happened_on` text NOT NULL,
	`happened_at` text DEFAULT '' NOT NULL,
	`site_zone` text NOT NULL,
	`outcome` text DEFAULT 'none' NOT NULL,
	`case_type` text DEFAULT 'injury' NOT NULL,
	`person` text DEFAULT '' NOT NULL,
	`job_title` text DEFAULT '' NOT NULL,
	`is_private` integer DEFAULT false NOT NULL,
	`injury` text DEFAULT '' NOT NULL,
	`away_from` text DEFAULT '' NOT NULL,
	`away_until` text DEFAULT '' NOT NULL,
	`restricted_from` text DEFAULT '' NOT NULL,
	`restricted_until` text DEFAULT '' NOT NULL,
	`duty` text DEFAULT 'none' NOT NULL,
	`learned_at` text,
	`told_on` text DEFAULT '' NOT NULL,
	`whys` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `safety_reports_workspace` ON `safety_reports` (`workspace_id`,`happened_on`);