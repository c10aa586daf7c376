CREATE TABLE `index_points` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`division` text NOT NULL,
	`month` text NOT NULL,
	`value` text NOT NULL,
	`source` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `index_points_month` ON `index_points` (`workspace_id`,`division`,`month`);--> statement-breakpoint
DROP INDEX `price_items_code`;--> statement-breakpoint
CREATE UNIQUE INDEX `price_items_supplier_code` ON `price_items` (`workspace_id`,`supplier`,`code`);