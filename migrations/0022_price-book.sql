CREATE TABLE `price_items` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`code` text NOT NULL,
	`text` text NOT NULL,
	`unit` text NOT NULL,
	`unit_cost` text NOT NULL,
	`supplier` text DEFAULT '' NOT NULL,
	`taxable` integer NOT NULL,
	`priced_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `price_items_code` ON `price_items` (`workspace_id`,`code`);