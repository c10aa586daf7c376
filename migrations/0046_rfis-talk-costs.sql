CREATE TABLE `cost_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`code` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`budget_cents` integer DEFAULT 0 NOT NULL,
	`committed_cents` integer DEFAULT 0 NOT NULL,
	`actual_cents` integer DEFAULT 0 NOT NULL,
	`to_go_cents` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `cost_lines_workspace` ON `cost_lines` (`workspace_id`,`project_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `cost_lines_code` ON `cost_lines` (`project_id`,`code`);--> statement-breakpoint
CREATE TABLE `rfis` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`number` integer NOT NULL,
	`topic` text NOT NULL,
	`question` text NOT NULL,
	`trade` text NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`drawing` text DEFAULT '' NOT NULL,
	`asked_of` text DEFAULT '' NOT NULL,
	`needed_by` text,
	`cost_impact` text DEFAULT 'none' NOT NULL,
	`time_impact` text DEFAULT 'none' NOT NULL,
	`opened_at` text,
	`answered_at` text,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rfis_workspace` ON `rfis` (`workspace_id`,`project_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `rfis_number` ON `rfis` (`project_id`,`number`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`author` text NOT NULL,
	`printed_name` text DEFAULT '' NOT NULL,
	`body` text NOT NULL,
	`mark` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`edited_at` text,
	`deleted_at` text
);
--> statement-breakpoint
CREATE INDEX `posts_workspace` ON `posts` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `posts_subject` ON `posts` (`subject_type`,`subject_id`,`created_at`);