CREATE TABLE `notification_choices` (
	`user_id` text NOT NULL,
	`code` text NOT NULL,
	`in_app` integer NOT NULL,
	`mail` integer NOT NULL,
	PRIMARY KEY(`user_id`, `code`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notification_choices_mail` ON `notification_choices` (`mail`);--> statement-breakpoint
CREATE TABLE `notification_digests` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`message_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `pinned_screens` (
	`owner` text NOT NULL,
	`screen` text NOT NULL,
	`pinned_at` text NOT NULL,
	PRIMARY KEY(`owner`, `screen`)
);
--> statement-breakpoint
CREATE TABLE `file_leftovers` (
	`stored_as` text PRIMARY KEY NOT NULL,
	`since` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `file_leftovers_since` ON `file_leftovers` (`since`);--> statement-breakpoint
CREATE TABLE `file_parts` (
	`file_id` text NOT NULL,
	`part` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`file_id`, `part`),
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`hash` text NOT NULL,
	`stored_as` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `files_subject` ON `files` (`workspace_id`,`subject_type`,`subject_id`);--> statement-breakpoint
CREATE INDEX `files_stored` ON `files` (`stored_as`);--> statement-breakpoint
ALTER TABLE `notifications` ADD `mailed_at` text;--> statement-breakpoint
ALTER TABLE `profiles` ADD `company` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `trades` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `spoken` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `place` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `phone` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `units` text;--> statement-breakpoint
ALTER TABLE `profiles` ADD `motion` text;