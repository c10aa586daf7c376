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
CREATE TABLE `hard_hat_boards` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`crew_id` text NOT NULL,
	`tasks` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`muster` text DEFAULT '' NOT NULL,
	`hospital` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`crew_id`) REFERENCES `workforce_crews`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hard_hat_boards_once` ON `hard_hat_boards` (`crew_id`);--> statement-breakpoint
CREATE INDEX `hard_hat_boards_workspace` ON `hard_hat_boards` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `hard_hat_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`crew_id` text NOT NULL,
	`kind` text NOT NULL,
	`worker_id` text,
	`words` text DEFAULT '' NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`crew_id`) REFERENCES `workforce_crews`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hard_hat_notes_workspace` ON `hard_hat_notes` (`workspace_id`,`crew_id`,`created_at`);--> statement-breakpoint
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
CREATE INDEX `brief_marks_workspace` ON `brief_marks` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `heat_days` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`person_id` text NOT NULL,
	`worked_on` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `heat_people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `heat_days_once` ON `heat_days` (`person_id`,`worked_on`);--> statement-breakpoint
CREATE INDEX `heat_days_workspace` ON `heat_days` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `heat_people` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`kind` text NOT NULL,
	`buddy` text DEFAULT '' NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `heat_people_once` ON `heat_people` (`workspace_id`,`name_key`);--> statement-breakpoint
CREATE TABLE `heat_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`site_id` text,
	`site_name` text DEFAULT '' NOT NULL,
	`plan_on` text NOT NULL,
	`temperature` real NOT NULL,
	`unit` text NOT NULL,
	`humidity` real NOT NULL,
	`full_sun` integer DEFAULT false NOT NULL,
	`people` integer NOT NULL,
	`hours` integer NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `heat_plans_workspace` ON `heat_plans` (`workspace_id`,`plan_on`);--> statement-breakpoint
CREATE TABLE `wellness_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`contact` text NOT NULL,
	`language` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `wellness_calls_workspace` ON `wellness_calls` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `wellness_enrolments` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`session_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`attended` integer DEFAULT false NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `wellness_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wellness_enrolments_once` ON `wellness_enrolments` (`session_id`,`name_key`);--> statement-breakpoint
CREATE INDEX `wellness_enrolments_workspace` ON `wellness_enrolments` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `wellness_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`round_id` text NOT NULL,
	`number` integer NOT NULL,
	`answers` integer NOT NULL,
	`mood_sum` integer NOT NULL,
	`fatigue_sum` integer NOT NULL,
	`begun_at` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`round_id`) REFERENCES `wellness_rounds`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wellness_groups_number` ON `wellness_groups` (`round_id`,`number`);--> statement-breakpoint
CREATE INDEX `wellness_groups_workspace` ON `wellness_groups` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `wellness_rounds` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`crew` text NOT NULL,
	`held_on` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `wellness_rounds_workspace` ON `wellness_rounds` (`workspace_id`,`held_on`);--> statement-breakpoint
CREATE TABLE `wellness_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`program` text NOT NULL,
	`held_on` text NOT NULL,
	`held_at` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `wellness_sessions_workspace` ON `wellness_sessions` (`workspace_id`,`held_on`);--> statement-breakpoint
CREATE TABLE `wellness_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`round_id` text NOT NULL,
	`begun_at` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`round_id`) REFERENCES `wellness_rounds`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wellness_tokens_round` ON `wellness_tokens` (`round_id`);--> statement-breakpoint
CREATE INDEX `wellness_tokens_workspace` ON `wellness_tokens` (`workspace_id`);--> statement-breakpoint
ALTER TABLE `safety_reports` ADD `link_id` text;--> statement-breakpoint
ALTER TABLE `safety_reports` ADD `source` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `safety_reports` ADD `reporter` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `safety_reports` ADD `site_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `safety_reports_link` ON `safety_reports` (`link_id`,`created_at`);