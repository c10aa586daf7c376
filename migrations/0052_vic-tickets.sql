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