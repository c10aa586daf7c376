ALTER TABLE `drawings` ADD `typed_lines` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `drawings` ADD `takeoff` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `drawings` ADD `version` integer DEFAULT 1 NOT NULL;