CREATE TABLE `checklist_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`run_id` text NOT NULL,
	`item_id` text NOT NULL,
	`prompt` text NOT NULL,
	`what` text NOT NULL,
	`assigned_to` text NOT NULL,
	`due_on` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `checklist_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `checklist_actions_workspace` ON `checklist_actions` (`workspace_id`,`state`,`due_on`);--> statement-breakpoint
CREATE INDEX `checklist_actions_run` ON `checklist_actions` (`run_id`);--> statement-breakpoint
CREATE TABLE `checklist_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`template_key` text NOT NULL,
	`template_version` integer NOT NULL,
	`content` text NOT NULL,
	`site_id` text,
	`project_id` text,
	`site_name` text DEFAULT '' NOT NULL,
	`project_name` text DEFAULT '' NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`run_on` text NOT NULL,
	`paper` integer DEFAULT false NOT NULL,
	`language` text NOT NULL,
	`answers` text DEFAULT '{}' NOT NULL,
	`photos` text DEFAULT '{}' NOT NULL,
	`printed_name` text DEFAULT '' NOT NULL,
	`signed_at` text,
	`percent` integer,
	`result` text DEFAULT 'none' NOT NULL,
	`fails` text DEFAULT '[]' NOT NULL,
	`content_hash` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `checklist_runs_workspace` ON `checklist_runs` (`workspace_id`,`signed_at`,`run_on`);--> statement-breakpoint
CREATE TABLE `checklist_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`key` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`items` integer NOT NULL,
	`content` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `checklist_templates_workspace` ON `checklist_templates` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `checklist_templates_version` ON `checklist_templates` (`key`,`number`);