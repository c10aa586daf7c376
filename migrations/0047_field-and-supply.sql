CREATE TABLE `quote_pages` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`firm` text NOT NULL,
	`intro` text DEFAULT '' NOT NULL,
	`jobs` text DEFAULT '' NOT NULL,
	`terms` text NOT NULL,
	`open` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_pages_workspace` ON `quote_pages` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `quote_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`page_id` text NOT NULL,
	`job` text NOT NULL,
	`form` text NOT NULL,
	`form_version` integer NOT NULL,
	`answers` text NOT NULL,
	`low_cents` integer NOT NULL,
	`likely_cents` integer NOT NULL,
	`high_cents` integer NOT NULL,
	`valid_until` text NOT NULL,
	`client` text NOT NULL,
	`email` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`state` text DEFAULT 'received' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `quote_requests_workspace` ON `quote_requests` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `quote_requests_page` ON `quote_requests` (`page_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `fuel_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`order_id` text NOT NULL,
	`machine_id` text NOT NULL,
	`label` text NOT NULL,
	`road_plates` integer NOT NULL,
	`fuel` text NOT NULL,
	`tenths` integer NOT NULL,
	`price_mills` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `fuel_orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fuel_lines_machine` ON `fuel_lines` (`order_id`,`machine_id`);--> statement-breakpoint
CREATE INDEX `fuel_lines_workspace` ON `fuel_lines` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `fuel_machines` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`label` text NOT NULL,
	`fuel` text NOT NULL,
	`road_plates` integer NOT NULL,
	`horsepower` integer NOT NULL,
	`load_percent` integer NOT NULL,
	`hours_per_day` integer NOT NULL,
	`tank_tenths` integer NOT NULL,
	`level_tenths` integer NOT NULL,
	`level_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `fuel_machines_workspace` ON `fuel_machines` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `fuel_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`supplier` text NOT NULL,
	`least_tenths` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	`site_name` text NOT NULL,
	`site_zone` text NOT NULL,
	`deliver_on` text NOT NULL,
	`hours` text NOT NULL,
	`cost_code` text DEFAULT '' NOT NULL,
	`weekly` integer NOT NULL,
	`follows` text,
	`note` text DEFAULT '' NOT NULL,
	`billed_cents` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'requested' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `fuel_orders_workspace` ON `fuel_orders` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `fuel_orders_follows` ON `fuel_orders` (`follows`);--> statement-breakpoint
CREATE TABLE `fuel_suppliers` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`firm` text NOT NULL,
	`fuels` text NOT NULL,
	`least_tenths` integer NOT NULL,
	`spread_mills` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	`hours` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `fuel_suppliers_workspace` ON `fuel_suppliers` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `fuel_tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`line_id` text NOT NULL,
	`machine_id` text NOT NULL,
	`start_tenths` integer NOT NULL,
	`end_tenths` integer NOT NULL,
	`hour_tenths` integer,
	`signed_by` text NOT NULL,
	`signature` text DEFAULT '' NOT NULL,
	`billed_tenths` integer,
	`taken_at` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`line_id`) REFERENCES `fuel_lines`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fuel_tickets_line` ON `fuel_tickets` (`line_id`);--> statement-breakpoint
CREATE INDEX `fuel_tickets_machine` ON `fuel_tickets` (`machine_id`,`taken_at`);--> statement-breakpoint
CREATE INDEX `fuel_tickets_workspace` ON `fuel_tickets` (`workspace_id`,`taken_at`);--> statement-breakpoint
CREATE TABLE `material_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`topic` text NOT NULL,
	`yard` text DEFAULT '' NOT NULL,
	`supplier` text DEFAULT '' NOT NULL,
	`site_name` text DEFAULT '' NOT NULL,
	`site_zone` text NOT NULL,
	`project_id` text,
	`task_id` text DEFAULT '' NOT NULL,
	`gate` text DEFAULT '' NOT NULL,
	`unload` text DEFAULT 'hand' NOT NULL,
	`max_tons` integer DEFAULT 0 NOT NULL,
	`miles` integer DEFAULT 0 NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`deliver_on` text,
	`window` text,
	`cutoff_at` text,
	`lines` text NOT NULL,
	`received` text,
	`billed` text,
	`goods_cents` integer DEFAULT 0 NOT NULL,
	`fee_cents` integer DEFAULT 0 NOT NULL,
	`ticket` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `material_orders_workspace` ON `material_orders` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `material_orders_project` ON `material_orders` (`project_id`);--> statement-breakpoint
CREATE TABLE `material_quotes` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`order_id` text NOT NULL,
	`supplier` text NOT NULL,
	`answer_by` text,
	`lines` text NOT NULL,
	`answers` text,
	`fee_cents` integer DEFAULT 0 NOT NULL,
	`printed_name` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `material_orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `material_quotes_order` ON `material_quotes` (`order_id`);--> statement-breakpoint
CREATE INDEX `material_quotes_workspace` ON `material_quotes` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `material_slots` (
	`workspace_id` text NOT NULL,
	`gate_key` text NOT NULL,
	`day` text NOT NULL,
	`window` text NOT NULL,
	`place` integer NOT NULL,
	`order_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `gate_key`, `day`, `window`, `place`),
	FOREIGN KEY (`order_id`) REFERENCES `material_orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `material_slots_order` ON `material_slots` (`order_id`);--> statement-breakpoint
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
CREATE TABLE `checklist_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`template_key` text NOT NULL,
	`name` text NOT NULL,
	`rhythm` text NOT NULL,
	`every` integer NOT NULL,
	`site_id` text,
	`site_name` text DEFAULT '' NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`starts_on` text NOT NULL,
	`language` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `checklist_plans_workspace` ON `checklist_plans` (`workspace_id`,`template_key`);--> statement-breakpoint
CREATE TABLE `safety_observations` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`is_safe` integer NOT NULL,
	`what` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`seen_on` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `safety_observations_workspace` ON `safety_observations` (`workspace_id`,`seen_on`);--> statement-breakpoint
DROP INDEX `saved_provisions_slug`;--> statement-breakpoint
ALTER TABLE `saved_provisions` ADD `project_id` text REFERENCES projects(id) ON DELETE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX `saved_provisions_project_slug` ON `saved_provisions` (`project_id`,`slug`) WHERE "saved_provisions"."project_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `saved_provisions_slug` ON `saved_provisions` (`workspace_id`,`slug`) WHERE "saved_provisions"."project_id" is null;--> statement-breakpoint
ALTER TABLE `files` ADD `thumb_of` text;--> statement-breakpoint
CREATE INDEX `files_thumb` ON `files` (`thumb_of`);--> statement-breakpoint
ALTER TABLE `loyalty_redemptions` ADD `perk` text;--> statement-breakpoint
ALTER TABLE `loyalty_redemptions` ADD `ends_at` text;--> statement-breakpoint
ALTER TABLE `membership_uses` ADD `redemption_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `membership_uses_redemption` ON `membership_uses` (`redemption_id`) WHERE "membership_uses"."redemption_id" is not null;--> statement-breakpoint
CREATE INDEX `checklist_runs_list` ON `checklist_runs` (`workspace_id`,`template_key`,`run_on`);--> statement-breakpoint
-- Two inspections of one seller at one hour were possible before: the later one is agreed anew.
UPDATE `sale_offers` SET `inspect_day` = '', `inspect_at` = '' WHERE state = 'inspection' AND EXISTS (SELECT 1 FROM `sale_offers` AS earlier WHERE earlier.state = 'inspection' AND earlier.seller_workspace = `sale_offers`.seller_workspace AND earlier.inspect_day = `sale_offers`.inspect_day AND earlier.inspect_at = `sale_offers`.inspect_at AND (earlier.created_at < `sale_offers`.created_at OR (earlier.created_at = `sale_offers`.created_at AND earlier.id < `sale_offers`.id)));--> statement-breakpoint
CREATE UNIQUE INDEX `sale_offers_slot` ON `sale_offers` (`seller_workspace`,`inspect_day`,`inspect_at`) WHERE state = 'inspection' and inspect_day <> '' and not sample;