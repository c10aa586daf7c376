CREATE TABLE `project_log_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`log_id` text NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`printed_name` text DEFAULT '' NOT NULL,
	`content_hash` text NOT NULL,
	`chain_hash` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`log_id`) REFERENCES `project_logs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `project_log_entries_workspace` ON `project_log_entries` (`workspace_id`,`log_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `project_log_entries_number` ON `project_log_entries` (`project_id`,`number`);--> statement-breakpoint
CREATE TABLE `project_logs` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`day` text NOT NULL,
	`weather` text DEFAULT '' NOT NULL,
	`crews` text DEFAULT '' NOT NULL,
	`work` text DEFAULT '' NOT NULL,
	`equipment` text DEFAULT '' NOT NULL,
	`deliveries` text DEFAULT '' NOT NULL,
	`visitors` text DEFAULT '' NOT NULL,
	`delay_cause` text DEFAULT '' NOT NULL,
	`delay_tenths` integer DEFAULT 0 NOT NULL,
	`delays` text DEFAULT '' NOT NULL,
	`safety` text DEFAULT '' NOT NULL,
	`tomorrow` text DEFAULT '' NOT NULL,
	`submitted_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "project_logs_delay" CHECK("project_logs"."delay_tenths" >= 0)
);
--> statement-breakpoint
CREATE INDEX `project_logs_workspace` ON `project_logs` (`workspace_id`,`project_id`,`day`);--> statement-breakpoint
CREATE UNIQUE INDEX `project_logs_day` ON `project_logs` (`project_id`,`day`);