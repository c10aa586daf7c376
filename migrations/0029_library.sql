CREATE TABLE `good_parts` (
	`product_id` text NOT NULL,
	`slug` text NOT NULL,
	`language` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`blanks` text NOT NULL,
	`questions` text NOT NULL,
	`free` integer NOT NULL,
	PRIMARY KEY(`product_id`, `language`, `slug`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `library_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`product_id` text NOT NULL,
	`filled` text DEFAULT '{}' NOT NULL,
	`answered` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `library_entries_product` ON `library_entries` (`workspace_id`,`product_id`);--> statement-breakpoint
CREATE INDEX `library_entries_workspace` ON `library_entries` (`workspace_id`,`updated_at`);