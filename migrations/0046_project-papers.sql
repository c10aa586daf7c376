CREATE TABLE `project_document_versions` (
	`file_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`document_id` text NOT NULL,
	`number` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`sent_by` text DEFAULT '' NOT NULL,
	`thumb_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `project_documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `project_document_versions_workspace` ON `project_document_versions` (`workspace_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `project_document_versions_number` ON `project_document_versions` (`document_id`,`number`);--> statement-breakpoint
CREATE TABLE `project_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`name` text NOT NULL,
	`folder` text NOT NULL,
	`sheet` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `project_documents_workspace` ON `project_documents` (`workspace_id`,`project_id`,`folder`,`name`);--> statement-breakpoint
CREATE INDEX `project_documents_project` ON `project_documents` (`project_id`);--> statement-breakpoint
CREATE TABLE `project_duties` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`member_id` text NOT NULL,
	`duty` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `project_duties_workspace` ON `project_duties` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `project_duties_member` ON `project_duties` (`member_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `project_duties_once` ON `project_duties` (`project_id`,`member_id`);--> statement-breakpoint
ALTER TABLE `punch_items` ADD `pin_page` integer;--> statement-breakpoint
ALTER TABLE `punch_items` ADD `pin_grid` text DEFAULT '' NOT NULL;