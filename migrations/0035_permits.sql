CREATE TABLE `permit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`permit_id` text NOT NULL,
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`words` text NOT NULL,
	`amount_cents` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`permit_id`) REFERENCES `permits`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `permit_entries_permit` ON `permit_entries` (`permit_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `permit_fee_tables` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`bands` text NOT NULL,
	`plan_review_percent` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `permit_inspections` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`permit_id` text NOT NULL,
	`type` text NOT NULL,
	`requested_for` text NOT NULL,
	`task_number` integer,
	`repeat_of` text,
	`fee_cents` integer DEFAULT 0 NOT NULL,
	`result` text,
	`result_on` text,
	`corrections` text DEFAULT '' NOT NULL,
	`inspector` text DEFAULT '' NOT NULL,
	`by_link` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`permit_id`) REFERENCES `permits`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `permit_inspections_permit` ON `permit_inspections` (`permit_id`,`requested_for`);--> statement-breakpoint
CREATE UNIQUE INDEX `permit_inspections_repeat` ON `permit_inspections` (`repeat_of`);--> statement-breakpoint
CREATE TABLE `permit_papers` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`permit_id` text NOT NULL,
	`place` integer NOT NULL,
	`name` text NOT NULL,
	`done_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`permit_id`) REFERENCES `permits`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `permit_papers_place` ON `permit_papers` (`permit_id`,`place`);--> statement-breakpoint
CREATE TABLE `permits` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text,
	`schedule_id` text,
	`name` text NOT NULL,
	`jurisdiction` text NOT NULL,
	`record_type` text NOT NULL,
	`number` text DEFAULT '' NOT NULL,
	`applicant` text DEFAULT '' NOT NULL,
	`scope` text DEFAULT '' NOT NULL,
	`portal_url` text DEFAULT '' NOT NULL,
	`valuation_cents` integer DEFAULT 0 NOT NULL,
	`applied_on` text,
	`issued_on` text,
	`last_activity_on` text,
	`rule_days` integer DEFAULT 180 NOT NULL,
	`expires_on` text,
	`site_zone` text NOT NULL,
	`feed` integer DEFAULT 1 NOT NULL,
	`state` text DEFAULT 'preparing' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `permits_workspace` ON `permits` (`workspace_id`,`name`);