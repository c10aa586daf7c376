CREATE TABLE `site_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`place` text NOT NULL,
	`happened_on` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`taken` text DEFAULT '' NOT NULL,
	`loss_cents` integer,
	`case_number` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `site_reports_workspace` ON `site_reports` (`workspace_id`,`created_at`);