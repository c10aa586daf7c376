CREATE TABLE `certificate_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`number` text NOT NULL,
	`words` text NOT NULL,
	`handled_at` text,
	`finding` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `certificate_reports_open` ON `certificate_reports` (`handled_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `certificate_reports_workspace` ON `certificate_reports` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `certificates` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`number` text NOT NULL,
	`enrolment` text NOT NULL,
	`holder` text NOT NULL,
	`holder_key` text NOT NULL,
	`course` text NOT NULL,
	`course_title` text NOT NULL,
	`course_version` integer NOT NULL,
	`issued_on` text NOT NULL,
	`expires_on` text,
	`signed` text DEFAULT '' NOT NULL,
	`revoked_at` text,
	`revoked_for` text DEFAULT '' NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_number` ON `certificates` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_enrolment` ON `certificates` (`workspace_id`,`enrolment`);--> statement-breakpoint
CREATE INDEX `certificates_workspace` ON `certificates` (`workspace_id`,`expires_on`);--> statement-breakpoint
CREATE TABLE `credential_sets` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`title` text NOT NULL,
	`items` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `credential_sets_workspace` ON `credential_sets` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `credentials` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`person_id` text DEFAULT '' NOT NULL,
	`holder` text NOT NULL,
	`kind` text NOT NULL,
	`number` text DEFAULT '' NOT NULL,
	`issuer` text NOT NULL,
	`issued_on` text,
	`expires_on` text,
	`verified` text DEFAULT 'none' NOT NULL,
	`verified_by` text DEFAULT '' NOT NULL,
	`verified_how` text DEFAULT '' NOT NULL,
	`verified_on` text,
	`qr_text` text DEFAULT '' NOT NULL,
	`class_id` text,
	`ask_id` text,
	`sent_by` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `credentials_workspace` ON `credentials` (`workspace_id`,`expires_on`);--> statement-breakpoint
CREATE UNIQUE INDEX `credentials_class` ON `credentials` (`class_id`,`person_id`);--> statement-breakpoint
CREATE TABLE `training_asks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`person_id` text NOT NULL,
	`called` text NOT NULL,
	`kind` text NOT NULL,
	`requirement` text NOT NULL,
	`due_on` text,
	`words` text DEFAULT '' NOT NULL,
	`answered_at` text,
	`closed_at` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `training_asks_workspace` ON `training_asks` (`workspace_id`,`closed_at`);--> statement-breakpoint
CREATE TABLE `training_classes` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`requirement` text NOT NULL,
	`held_on` text NOT NULL,
	`trainer` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`minutes` integer DEFAULT 0 NOT NULL,
	`answers` text DEFAULT '{}' NOT NULL,
	`closed_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `training_classes_workspace` ON `training_classes` (`workspace_id`,`held_on`);--> statement-breakpoint
CREATE TABLE `training_people` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`called` text NOT NULL,
	`called_key` text NOT NULL,
	`trade` text DEFAULT '' NOT NULL,
	`project_id` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `training_people_once` ON `training_people` (`workspace_id`,`called_key`);--> statement-breakpoint
CREATE TABLE `training_requirements` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`code` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`trades` text DEFAULT '' NOT NULL,
	`tasks` text DEFAULT '[]' NOT NULL,
	`course` text DEFAULT '' NOT NULL,
	`valid_months` integer DEFAULT 0 NOT NULL,
	`minutes` integer DEFAULT 0 NOT NULL,
	`cost_cents` integer DEFAULT 0 NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `training_requirements_once` ON `training_requirements` (`workspace_id`,`code`);--> statement-breakpoint
CREATE TABLE `training_signatures` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`class_id` text NOT NULL,
	`person_id` text NOT NULL,
	`signature` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`class_id`) REFERENCES `training_classes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `training_signatures_once` ON `training_signatures` (`class_id`,`person_id`);--> statement-breakpoint
CREATE INDEX `training_signatures_workspace` ON `training_signatures` (`workspace_id`);