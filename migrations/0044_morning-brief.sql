CREATE TABLE `brief_limits` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`limits` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `brief_marks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`site_id` text NOT NULL,
	`rule` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`until` text,
	`severity` integer NOT NULL,
	`rows` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `brief_marks_rule` ON `brief_marks` (`site_id`,`rule`);--> statement-breakpoint
CREATE INDEX `brief_marks_workspace` ON `brief_marks` (`workspace_id`,`created_at`);