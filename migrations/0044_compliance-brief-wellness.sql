CREATE TABLE `compliance_evidence` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`item_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`insurer` text DEFAULT '' NOT NULL,
	`policy_number` text DEFAULT '' NOT NULL,
	`effective_on` text NOT NULL,
	`expires_on` text,
	`limit_cents` integer DEFAULT 0 NOT NULL,
	`aggregate_cents` integer DEFAULT 0 NOT NULL,
	`named_insured` text NOT NULL,
	`holder` text DEFAULT '' NOT NULL,
	`cg2010` integer DEFAULT false NOT NULL,
	`cg2037` integer DEFAULT false NOT NULL,
	`sent_by` text DEFAULT '' NOT NULL,
	`by_link` integer DEFAULT false NOT NULL,
	`checks` text DEFAULT '[]' NOT NULL,
	`state` text DEFAULT 'received' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `compliance_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `compliance_evidence_item` ON `compliance_evidence` (`item_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `compliance_evidence_workspace` ON `compliance_evidence` (`workspace_id`,`state`,`expires_on`);--> statement-breakpoint
CREATE TABLE `compliance_gates` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text,
	`called` text NOT NULL,
	`site_zone` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `compliance_gates_workspace` ON `compliance_gates` (`workspace_id`,`called`);--> statement-breakpoint
CREATE TABLE `compliance_items` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`kind` text NOT NULL,
	`limit_cents` integer DEFAULT 0 NOT NULL,
	`aggregate_cents` integer DEFAULT 0 NOT NULL,
	`additional_insured` integer DEFAULT false NOT NULL,
	`requested_at` text,
	`waived_by` text DEFAULT '' NOT NULL,
	`waived_reason` text DEFAULT '' NOT NULL,
	`waived_on` text,
	`waived_until` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`subject_id`) REFERENCES `compliance_subjects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `compliance_items_once` ON `compliance_items` (`subject_id`,`kind`);--> statement-breakpoint
CREATE INDEX `compliance_items_workspace` ON `compliance_items` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `compliance_subjects` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text,
	`kind` text NOT NULL,
	`called` text NOT NULL,
	`legal_name` text NOT NULL,
	`on_site_since` text,
	`site_zone` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `compliance_subjects_workspace` ON `compliance_subjects` (`workspace_id`,`called`);--> statement-breakpoint
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