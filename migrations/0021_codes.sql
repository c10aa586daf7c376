CREATE TABLE `saved_provisions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`slug` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_provisions_slug` ON `saved_provisions` (`workspace_id`,`slug`);--> statement-breakpoint
CREATE INDEX `articles_section` ON `articles` (`kind`,`section`);