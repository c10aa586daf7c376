CREATE TABLE `desk_items` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`vendor` text DEFAULT '' NOT NULL,
	`vendor_key` text DEFAULT '' NOT NULL,
	`spent_on` text,
	`amount_cents` integer DEFAULT 0 NOT NULL,
	`project_id` text,
	`code` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`kept_twice` integer DEFAULT false NOT NULL,
	`coded_by` text,
	`state` text DEFAULT 'new' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `desk_items_workspace` ON `desk_items` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `desk_items_vendor` ON `desk_items` (`workspace_id`,`vendor_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `desk_items_project` ON `desk_items` (`project_id`);