CREATE TABLE `ar_scenes` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`link` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ar_scenes_link` ON `ar_scenes` (`workspace_id`,`link`);--> statement-breakpoint
CREATE TABLE `bookkeeper_papers` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`request_id` text NOT NULL,
	`item_id` text NOT NULL,
	`code` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `bookkeeper_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `desk_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookkeeper_papers_once` ON `bookkeeper_papers` (`request_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `bookkeeper_papers_item` ON `bookkeeper_papers` (`item_id`);--> statement-breakpoint
CREATE INDEX `bookkeeper_papers_workspace` ON `bookkeeper_papers` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `bookkeeper_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`topic` text NOT NULL,
	`words` text NOT NULL,
	`month` text DEFAULT '' NOT NULL,
	`list` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`answered_by` text DEFAULT '' NOT NULL,
	`answered_at` text,
	`asked_by` text,
	`state` text DEFAULT 'asked' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bookkeeper_requests_workspace` ON `bookkeeper_requests` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `call_desks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`firm` text NOT NULL,
	`after_hours` text DEFAULT '' NOT NULL,
	`site_zone` text NOT NULL,
	`rules` text NOT NULL,
	`days_off` text NOT NULL,
	`open` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `call_desks_workspace` ON `call_desks` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `call_slots` (
	`desk_id` text NOT NULL,
	`starts_at` text NOT NULL,
	`workspace_id` text NOT NULL,
	`call_id` text NOT NULL,
	PRIMARY KEY(`desk_id`, `starts_at`),
	FOREIGN KEY (`desk_id`) REFERENCES `call_desks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`call_id`) REFERENCES `calls`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `call_slots_call` ON `call_slots` (`call_id`);--> statement-breakpoint
CREATE INDEX `call_slots_workspace` ON `call_slots` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `firm_courses` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`title` text NOT NULL,
	`draft` text NOT NULL,
	`edition` integer DEFAULT 0 NOT NULL,
	`published_version` integer,
	`retired_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `firm_courses_workspace` ON `firm_courses` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `lesson_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`course` text NOT NULL,
	`lesson` text NOT NULL,
	`firm_id` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lesson_questions_workspace` ON `lesson_questions` (`workspace_id`,`course`);--> statement-breakpoint
CREATE INDEX `lesson_questions_firm` ON `lesson_questions` (`firm_id`);--> statement-breakpoint
CREATE TABLE `directory_photos` (
	`file_id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`job` text NOT NULL,
	`year` integer,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`entry_id`) REFERENCES `directory_entries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `directory_photos_entry` ON `directory_photos` (`entry_id`);--> statement-breakpoint
CREATE TABLE `directory_searches` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`called` text NOT NULL,
	`query` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `directory_searches_once` ON `directory_searches` (`workspace_id`,`kind`,`query`);--> statement-breakpoint
CREATE TABLE `drone_flights` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`mission_id` text NOT NULL,
	`pilot` text NOT NULL,
	`certificate` text NOT NULL,
	`started_at` text NOT NULL,
	`ended_at` text NOT NULL,
	`site_zone` text NOT NULL,
	`conditions` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`mission_id`) REFERENCES `drone_missions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `drone_flights_workspace` ON `drone_flights` (`workspace_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `drone_flights_mission` ON `drone_flights` (`mission_id`);--> statement-breakpoint
CREATE TABLE `drone_missions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`site_id` text,
	`name` text NOT NULL,
	`plan` text NOT NULL,
	`verdict` text NOT NULL,
	`preflight` text NOT NULL,
	`preflight_at` text,
	`photos` text NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `drone_missions_workspace` ON `drone_missions` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `drone_missions_site` ON `drone_missions` (`site_id`);--> statement-breakpoint
CREATE TABLE `home_plan_versions` (
	`plan_id` text NOT NULL,
	`number` integer NOT NULL,
	`workspace_id` text NOT NULL,
	`link` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`plan_id`, `number`),
	FOREIGN KEY (`plan_id`) REFERENCES `home_plans`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `home_plan_versions_workspace` ON `home_plan_versions` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `home_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `home_plans_workspace` ON `home_plans` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `metric_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`metric` text NOT NULL,
	`words` text NOT NULL,
	`side` text NOT NULL,
	`threshold` integer NOT NULL,
	`period` text NOT NULL,
	`project` text DEFAULT '' NOT NULL,
	`crossed_at` text,
	`crossings` integer DEFAULT 0 NOT NULL,
	`looked_at` text,
	`author` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `metric_alerts_workspace` ON `metric_alerts` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `metric_alerts_looked` ON `metric_alerts` (`looked_at`);--> statement-breakpoint
CREATE TABLE `lead_asked` (
	`lead_id` text NOT NULL,
	`entry_id` text NOT NULL,
	`firm` text NOT NULL,
	PRIMARY KEY(`lead_id`, `entry_id`),
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lead_asked_entry` ON `lead_asked` (`entry_id`);--> statement-breakpoint
CREATE TABLE `lounge_photo_votes` (
	`week` text NOT NULL,
	`workspace_id` text NOT NULL,
	`photo_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`week`, `workspace_id`),
	FOREIGN KEY (`photo_id`) REFERENCES `lounge_photos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lounge_photo_votes_workspace` ON `lounge_photo_votes` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `lounge_photo_votes_photo` ON `lounge_photo_votes` (`photo_id`);--> statement-breakpoint
CREATE TABLE `lounge_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`week` text NOT NULL,
	`says` text NOT NULL,
	`shown_at` text,
	`off_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lounge_photos_once` ON `lounge_photos` (`week`,`workspace_id`);--> statement-breakpoint
CREATE INDEX `lounge_photos_workspace` ON `lounge_photos` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `brief_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`site_id` text NOT NULL,
	`due_at` text NOT NULL,
	`message_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `brief_mails_user` ON `brief_mails` (`user_id`,`site_id`);--> statement-breakpoint
CREATE INDEX `brief_mails_due` ON `brief_mails` (`due_at`);--> statement-breakpoint
DROP INDEX `deals_created`;--> statement-breakpoint
DROP INDEX `deals_closed`;--> statement-breakpoint
CREATE INDEX `deals_created` ON `deals` (`workspace_id`,`created_at`,`id`,`state`,`sample`);--> statement-breakpoint
CREATE INDEX `deals_closed` ON `deals` (`workspace_id`,`closed_at`,`state`,`sample`,`value_cents`);--> statement-breakpoint
ALTER TABLE `calls` ADD `source` text DEFAULT 'desk' NOT NULL;--> statement-breakpoint
ALTER TABLE `course_editions` ADD `workspace_id` text;--> statement-breakpoint
CREATE INDEX `course_editions_workspace` ON `course_editions` (`workspace_id`);--> statement-breakpoint
ALTER TABLE `lounge_events` ADD `version` integer DEFAULT 1 NOT NULL;