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
CREATE INDEX `material_slots_order` ON `material_slots` (`order_id`);