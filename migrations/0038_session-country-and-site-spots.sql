CREATE TABLE `site_spots` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`site_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `site_spots_workspace` ON `site_spots` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `site_spots_name` ON `site_spots` (`site_id`,`name_key`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `country` text;