CREATE TABLE `intake_forms` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`template` text NOT NULL,
	`title` text NOT NULL,
	`form` text NOT NULL,
	`words` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `intake_forms_workspace` ON `intake_forms` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `intakes` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`template` text NOT NULL,
	`form_id` text DEFAULT '' NOT NULL,
	`form_version` integer NOT NULL,
	`title` text NOT NULL,
	`form` text NOT NULL,
	`words` text NOT NULL,
	`client` text NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`answers` text DEFAULT '{}' NOT NULL,
	`submitted_at` text,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `intakes_workspace` ON `intakes` (`workspace_id`,`created_at`);