CREATE TABLE `call_scripts` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`title` text NOT NULL,
	`questions` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `call_scripts_workspace` ON `call_scripts` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `call_tries` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`call_id` text NOT NULL,
	`hour` integer NOT NULL,
	`reached` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`call_id`) REFERENCES `calls`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `call_tries_workspace` ON `call_tries` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `call_tries_call` ON `call_tries` (`call_id`);--> statement-breakpoint
CREATE TABLE `calls` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`caller` text DEFAULT '' NOT NULL,
	`phone` text NOT NULL,
	`phone_key` text NOT NULL,
	`reason` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`urgency` text NOT NULL,
	`value_cents` integer DEFAULT 0 NOT NULL,
	`answers` text NOT NULL,
	`hazards` text DEFAULT '' NOT NULL,
	`taken_by` text NOT NULL,
	`state` text DEFAULT 'queued' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`rang` integer DEFAULT 1 NOT NULL,
	`rang_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`snoozed_until` text,
	`tried_at` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `calls_workspace` ON `calls` (`workspace_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `calls_phone` ON `calls` (`workspace_id`,`phone_key`,`created_at`);--> statement-breakpoint
CREATE TABLE `desk_hours` (
	`id` text PRIMARY KEY NOT NULL,
	`site_zone` text NOT NULL,
	`rules` text NOT NULL,
	`days_off` text NOT NULL,
	`opens_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`category` text NOT NULL,
	`topic` text NOT NULL,
	`words` text NOT NULL,
	`about_type` text DEFAULT '' NOT NULL,
	`about_id` text DEFAULT '' NOT NULL,
	`about_title` text DEFAULT '' NOT NULL,
	`priority` text NOT NULL,
	`tier` text NOT NULL,
	`language` text NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'new' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`assignee` text DEFAULT '' NOT NULL,
	`promised_minutes` integer,
	`due_at` text,
	`left_minutes` integer,
	`late` integer DEFAULT false NOT NULL,
	`answered_at` text,
	`answered_minutes` integer,
	`resolved_at` text,
	`rating` integer,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tickets_workspace` ON `tickets` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `tickets_state` ON `tickets` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `tickets_answered` ON `tickets` (`answered_at`) WHERE answered_at is not null;--> statement-breakpoint
CREATE TABLE `tickets_spared` (
	`id` text PRIMARY KEY NOT NULL,
	`article` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tickets_spared_created` ON `tickets_spared` (`created_at`);