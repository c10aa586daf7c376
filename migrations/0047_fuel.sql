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
CREATE INDEX `fuel_tickets_workspace` ON `fuel_tickets` (`workspace_id`,`taken_at`);