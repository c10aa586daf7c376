DROP INDEX `order_deliveries_order`;--> statement-breakpoint
ALTER TABLE `order_deliveries` ADD `part` text;--> statement-breakpoint
CREATE INDEX `order_deliveries_parts` ON `order_deliveries` (`order_id`,`kind`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_deliveries_order` ON `order_deliveries` (`order_id`,`kind`) WHERE "order_deliveries"."part" is null;