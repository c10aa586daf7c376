CREATE TABLE `billing_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`receivable` text NOT NULL,
	`income` text NOT NULL,
	`sales_tax` text NOT NULL,
	`bank` text NOT NULL,
	`deposits` text NOT NULL,
	`payable` text NOT NULL,
	`costs` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_accounts_workspace` ON `billing_accounts` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `billing_credits` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`number` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`reason` text NOT NULL,
	`credited_on` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `billing_invoices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_credits_number` ON `billing_credits` (`workspace_id`,`number`);--> statement-breakpoint
CREATE INDEX `billing_credits_invoice` ON `billing_credits` (`invoice_id`);--> statement-breakpoint
CREATE TABLE `billing_deposits` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`payer` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`paid_on` text NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_deposits_workspace` ON `billing_deposits` (`workspace_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `billing_deposits_project` ON `billing_deposits` (`project_id`);--> statement-breakpoint
CREATE TABLE `billing_invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`period_from` text NOT NULL,
	`period_to` text NOT NULL,
	`pay_days` integer NOT NULL,
	`issued_on` text,
	`due_on` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_invoices_workspace` ON `billing_invoices` (`workspace_id`,`project_id`);--> statement-breakpoint
CREATE INDEX `billing_invoices_project` ON `billing_invoices` (`project_id`);--> statement-breakpoint
CREATE TABLE `billing_ladders` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`friendly_days` integer NOT NULL,
	`firm_days` integer NOT NULL,
	`final_days` integer NOT NULL,
	`notice_days` integer NOT NULL,
	`fee_rate` integer DEFAULT 0 NOT NULL,
	`fee_clause` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_ladders_workspace` ON `billing_ladders` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `billing_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`document_id` text NOT NULL,
	`stage` text NOT NULL,
	`sent_on` text NOT NULL,
	`way` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_letters_once` ON `billing_letters` (`document_id`,`stage`);--> statement-breakpoint
CREATE INDEX `billing_letters_workspace` ON `billing_letters` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `billing_rates` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`trade` text NOT NULL,
	`rate_cents` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_rates_trade` ON `billing_rates` (`workspace_id`,`trade`);--> statement-breakpoint
CREATE TABLE `billing_rests` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`document_id` text NOT NULL,
	`reason` text NOT NULL,
	`until_on` text,
	`note` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_rests_once` ON `billing_rests` (`document_id`);--> statement-breakpoint
CREATE INDEX `billing_rests_workspace` ON `billing_rests` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `billing_sources` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`kind` text NOT NULL,
	`source_id` text NOT NULL,
	`source_version` integer NOT NULL,
	`day` text NOT NULL,
	`name` text NOT NULL,
	`parts` text NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `billing_invoices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_sources_once` ON `billing_sources` (`kind`,`source_id`);--> statement-breakpoint
CREATE INDEX `billing_sources_invoice` ON `billing_sources` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `billing_sources_workspace` ON `billing_sources` (`workspace_id`);--> statement-breakpoint
ALTER TABLE `billing_payments` ADD `bounced_on` text;--> statement-breakpoint
ALTER TABLE `billing_payments` ADD `bounce_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `billing_payments` ADD `deposit_id` text;--> statement-breakpoint
ALTER TABLE `document_versions` ADD `sample` integer DEFAULT false NOT NULL;