CREATE TABLE `tailgate_attendees` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`record_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`signature` text NOT NULL,
	`company` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`understood` integer DEFAULT false NOT NULL,
	`via` text NOT NULL,
	`seal` text DEFAULT '' NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`record_id`) REFERENCES `tailgate_records`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tailgate_attendees_once` ON `tailgate_attendees` (`record_id`,`name_key`);--> statement-breakpoint
CREATE INDEX `tailgate_attendees_workspace` ON `tailgate_attendees` (`workspace_id`,`name_key`);--> statement-breakpoint
CREATE TABLE `tailgate_records` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`talk_key` text NOT NULL,
	`content` text NOT NULL,
	`site_id` text,
	`project_id` text,
	`site_name` text DEFAULT '' NOT NULL,
	`project_name` text DEFAULT '' NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`held_on` text NOT NULL,
	`presenter` text DEFAULT '' NOT NULL,
	`qualification` text DEFAULT '' NOT NULL,
	`hazards` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`signed_at` text,
	`seal` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tailgate_records_workspace` ON `tailgate_records` (`workspace_id`,`held_on`);--> statement-breakpoint
CREATE INDEX `tailgate_records_talk` ON `tailgate_records` (`workspace_id`,`talk_key`,`held_on`);--> statement-breakpoint
CREATE TABLE `tailgate_talks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tailgate_talks_workspace` ON `tailgate_talks` (`workspace_id`,`created_at`);