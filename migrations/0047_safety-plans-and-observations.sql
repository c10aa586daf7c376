CREATE TABLE `checklist_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`template_key` text NOT NULL,
	`name` text NOT NULL,
	`rhythm` text NOT NULL,
	`every` integer NOT NULL,
	`site_id` text,
	`site_name` text DEFAULT '' NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`starts_on` text NOT NULL,
	`language` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `checklist_plans_workspace` ON `checklist_plans` (`workspace_id`,`template_key`);--> statement-breakpoint
CREATE TABLE `safety_observations` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`is_safe` integer NOT NULL,
	`what` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`seen_on` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `safety_observations_workspace` ON `safety_observations` (`workspace_id`,`seen_on`);--> statement-breakpoint
CREATE INDEX `checklist_runs_list` ON `checklist_runs` (`workspace_id`,`template_key`,`run_on`);