ALTER TABLE `directory_entries` ADD `hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `directory_entries` ADD `person` text;--> statement-breakpoint
CREATE UNIQUE INDEX `directory_entries_person` ON `directory_entries` (`person`,`kind`);