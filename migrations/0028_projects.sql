CREATE TABLE `projects` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`number` text DEFAULT '' NOT NULL,
	`site_id` text,
	`site_zone` text NOT NULL,
	`client` text DEFAULT '' NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
	`start_on` text,
	`finish_on` text,
	`contract_cents` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'planning' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `projects_workspace` ON `projects` (`workspace_id`,`name`);--> statement-breakpoint
ALTER TABLE `schedules` ADD `project_id` text REFERENCES projects(id) ON DELETE SET NULL;