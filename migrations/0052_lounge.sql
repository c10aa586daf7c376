CREATE TABLE `month_end_ticks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`month` text NOT NULL,
	`line` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`ticked_by` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `month_end_ticks_line` ON `month_end_ticks` (`workspace_id`,`month`,`line`);--> statement-breakpoint
CREATE TABLE `connection_notes` (
	`workspace_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`tags` text DEFAULT '' NOT NULL,
	`do_not_hire` integer DEFAULT false NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `connection_id`),
	FOREIGN KEY (`connection_id`) REFERENCES `connections`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `connection_notes_connection` ON `connection_notes` (`connection_id`);--> statement-breakpoint
CREATE TABLE `connections` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`other` text NOT NULL,
	`pair` text NOT NULL,
	`line` text NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`state_since` text NOT NULL,
	`asker_read_at` text,
	`other_read_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `connections_pair` ON `connections` (`pair`);--> statement-breakpoint
CREATE INDEX `connections_workspace` ON `connections` (`workspace_id`,`state`);--> statement-breakpoint
CREATE INDEX `connections_other` ON `connections` (`other`,`state`);--> statement-breakpoint
CREATE TABLE `crew_needs` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`trade` text NOT NULL,
	`headcount` integer NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`site_zone` text NOT NULL,
	`over_at` text NOT NULL,
	`area` text NOT NULL,
	`near_latitude` real,
	`near_longitude` real,
	`address` text DEFAULT '' NOT NULL,
	`latitude` real,
	`longitude` real,
	`pay` text NOT NULL,
	`pay_cents` integer DEFAULT 0 NOT NULL,
	`currency` text NOT NULL,
	`language` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`papers` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`state_since` text NOT NULL,
	`filled_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `crew_needs_workspace` ON `crew_needs` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `crew_needs_open` ON `crew_needs` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `crew_needs_filled` ON `crew_needs` (`trade`,`filled_at`);--> statement-breakpoint
CREATE TABLE `free_days` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`days` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `message_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`post_id` text NOT NULL,
	`reason` text NOT NULL,
	`verdict` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_reports_once` ON `message_reports` (`post_id`,`workspace_id`);--> statement-breakpoint
CREATE INDEX `message_reports_verdict` ON `message_reports` (`verdict`,`created_at`);--> statement-breakpoint
CREATE INDEX `message_reports_workspace` ON `message_reports` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `need_responses` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`need_id` text NOT NULL,
	`headcount` integer NOT NULL,
	`from_day` text NOT NULL,
	`line` text NOT NULL,
	`free_days` text NOT NULL,
	`clearance` text,
	`state` text DEFAULT 'sent' NOT NULL,
	`decided_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`need_id`) REFERENCES `crew_needs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `need_responses_once` ON `need_responses` (`need_id`,`workspace_id`);--> statement-breakpoint
CREATE INDEX `need_responses_workspace` ON `need_responses` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `metric_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`metric` text NOT NULL,
	`day` text NOT NULL,
	`words` text NOT NULL,
	`author` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `metric_notes_workspace` ON `metric_notes` (`workspace_id`,`metric`,`day`);--> statement-breakpoint
CREATE TABLE `lounge_answers` (
	`event_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`answer` text NOT NULL,
	`guests` integer NOT NULL,
	`since` text NOT NULL,
	`promoted_at` text,
	PRIMARY KEY(`event_id`, `workspace_id`)
);
--> statement-breakpoint
CREATE INDEX `lounge_answers_workspace` ON `lounge_answers` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `lounge_answers_waiting` ON `lounge_answers` (`event_id`,`answer`,`since`);--> statement-breakpoint
CREATE TABLE `lounge_events` (
	`id` text PRIMARY KEY NOT NULL,
	`suggested_by` text NOT NULL,
	`title` text NOT NULL,
	`about` text NOT NULL,
	`place` text NOT NULL,
	`site_zone` text NOT NULL,
	`starts_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`capacity` integer NOT NULL,
	`approved_at` text,
	`off_at` text,
	`reason` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lounge_events_starts` ON `lounge_events` (`starts_at`);--> statement-breakpoint
CREATE INDEX `lounge_events_suggested` ON `lounge_events` (`suggested_by`);--> statement-breakpoint
CREATE TABLE `lounge_polls` (
	`id` text PRIMARY KEY NOT NULL,
	`question` text NOT NULL,
	`options` text NOT NULL,
	`closes_at` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lounge_polls_closes` ON `lounge_polls` (`closes_at`);--> statement-breakpoint
CREATE TABLE `lounge_votes` (
	`poll_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`choice` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`poll_id`, `workspace_id`)
);
--> statement-breakpoint
CREATE INDEX `lounge_votes_workspace` ON `lounge_votes` (`workspace_id`);