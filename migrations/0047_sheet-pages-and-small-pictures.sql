CREATE TABLE `project_sheet_pages` (
	`picture_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`file_id` text NOT NULL,
	`page` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `project_document_versions`(`file_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `project_sheet_pages_workspace` ON `project_sheet_pages` (`workspace_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `project_sheet_pages_once` ON `project_sheet_pages` (`file_id`,`page`);--> statement-breakpoint
ALTER TABLE `files` ADD `thumb_of` text;--> statement-breakpoint
CREATE INDEX `files_thumb` ON `files` (`thumb_of`);