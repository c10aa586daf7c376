CREATE TABLE `workforce_approvals` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`punch_id` text NOT NULL,
	`punch_version` integer NOT NULL,
	`by` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`punch_id`) REFERENCES `workforce_punches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `workforce_approvals_workspace` ON `workforce_approvals` (`workspace_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `workforce_approvals_once` ON `workforce_approvals` (`punch_id`,`punch_version`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_checklist_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`run_id` text,
	`report_id` text,
	`item_id` text DEFAULT '' NOT NULL,
	`prompt` text DEFAULT '{}' NOT NULL,
	`what` text NOT NULL,
	`assigned_to` text NOT NULL,
	`due_on` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `checklist_runs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`report_id`) REFERENCES `safety_reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_checklist_actions`("id", "workspace_id", "run_id", "item_id", "prompt", "what", "assigned_to", "due_on", "state", "state_since", "version", "sample", "created_at") SELECT "id", "workspace_id", "run_id", "item_id", "prompt", "what", "assigned_to", "due_on", "state", "state_since", "version", "sample", "created_at" FROM `checklist_actions`;--> statement-breakpoint
DROP TABLE `checklist_actions`;--> statement-breakpoint
ALTER TABLE `__new_checklist_actions` RENAME TO `checklist_actions`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `checklist_actions_workspace` ON `checklist_actions` (`workspace_id`,`state`,`due_on`);--> statement-breakpoint
CREATE INDEX `checklist_actions_run` ON `checklist_actions` (`run_id`);--> statement-breakpoint
CREATE INDEX `checklist_actions_report` ON `checklist_actions` (`report_id`);--> statement-breakpoint
ALTER TABLE `safety_reports` ADD `cause` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `workforce_punches` ADD `rate_cents` integer;