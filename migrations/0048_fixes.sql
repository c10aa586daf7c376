ALTER TABLE `fuel_tickets` ADD `full` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `fuel_tickets` ADD `why` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `material_orders` ADD `quoted_fee_cents` integer;--> statement-breakpoint
ALTER TABLE `material_orders` ADD `delivered_at` text;