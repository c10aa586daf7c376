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
ALTER TABLE `lounge_events` ADD `version` integer DEFAULT 1 NOT NULL;