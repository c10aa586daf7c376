CREATE TABLE `mentor_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`session_id` text NOT NULL,
	`task` text NOT NULL,
	`due_on` text NOT NULL,
	`done_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `mentor_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mentor_actions_workspace` ON `mentor_actions` (`workspace_id`,`due_on`);--> statement-breakpoint
CREATE INDEX `mentor_actions_session` ON `mentor_actions` (`session_id`);--> statement-breakpoint
CREATE TABLE `mentor_quarters` (
	`workspace_id` text NOT NULL,
	`at` text NOT NULL,
	`session_id` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `at`),
	FOREIGN KEY (`session_id`) REFERENCES `mentor_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mentor_quarters_session` ON `mentor_quarters` (`session_id`);--> statement-breakpoint
CREATE TABLE `mentor_ratings` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`session_id` text NOT NULL,
	`side` text NOT NULL,
	`stars` integer NOT NULL,
	`body` text NOT NULL,
	`published_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `mentor_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mentor_ratings_once` ON `mentor_ratings` (`session_id`,`side`);--> statement-breakpoint
CREATE INDEX `mentor_ratings_workspace` ON `mentor_ratings` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `mentor_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`mentor_workspace` text NOT NULL,
	`mentor_id` text NOT NULL,
	`asked_as` text NOT NULL,
	`starts_at` text NOT NULL,
	`minutes` integer NOT NULL,
	`question` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'booked' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`mentor_id`) REFERENCES `mentors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mentor_sessions_workspace` ON `mentor_sessions` (`workspace_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `mentor_sessions_mentor` ON `mentor_sessions` (`mentor_workspace`,`starts_at`);--> statement-breakpoint
CREATE INDEX `mentor_sessions_listing` ON `mentor_sessions` (`mentor_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `mentors` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`shown_as` text NOT NULL,
	`about` text NOT NULL,
	`trades` text NOT NULL,
	`topics` text NOT NULL,
	`languages` text NOT NULL,
	`years` integer NOT NULL,
	`hour_cents` integer DEFAULT 0 NOT NULL,
	`site_zone` text NOT NULL,
	`rules` text NOT NULL,
	`days_off` text NOT NULL,
	`notice_hours` integer NOT NULL,
	`week_most` integer NOT NULL,
	`join_by` text NOT NULL,
	`open` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mentors_workspace` ON `mentors` (`workspace_id`) WHERE not sample;--> statement-breakpoint
CREATE INDEX `mentors_samples` ON `mentors` (`workspace_id`,`created_at`);