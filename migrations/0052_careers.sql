CREATE TABLE `career_endorsements` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`entry_id` text NOT NULL,
	`skill_key` text NOT NULL,
	`skill` text NOT NULL,
	`relation_kind` text NOT NULL,
	`relation_id` text NOT NULL,
	`shown_as` text NOT NULL,
	`confirmed_at` text,
	`declined_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `directory_entries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `career_endorsements_once` ON `career_endorsements` (`workspace_id`,`entry_id`,`skill_key`);--> statement-breakpoint
CREATE INDEX `career_endorsements_entry` ON `career_endorsements` (`entry_id`,`confirmed_at`);--> statement-breakpoint
ALTER TABLE `directory_entries` ADD `hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `directory_entries` ADD `person` text;--> statement-breakpoint
CREATE UNIQUE INDEX `directory_entries_person` ON `directory_entries` (`person`,`kind`);