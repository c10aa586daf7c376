DROP INDEX `price_items_code`;--> statement-breakpoint
CREATE UNIQUE INDEX `price_items_supplier_code` ON `price_items` (`workspace_id`,`supplier`,`code`);