CREATE TABLE `billing_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`kind` text NOT NULL,
	`period_from` text NOT NULL,
	`period_to` text NOT NULL,
	`certified_cents` integer,
	`certified_reason` text DEFAULT '' NOT NULL,
	`certified_at` text,
	`certified_by` text DEFAULT '' NOT NULL,
	`certificate_hash` text DEFAULT '' NOT NULL,
	`due_on` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_applications_workspace` ON `billing_applications` (`workspace_id`,`project_id`);--> statement-breakpoint
CREATE INDEX `billing_applications_project` ON `billing_applications` (`project_id`,`period_to`);--> statement-breakpoint
CREATE TABLE `billing_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`document_id` text NOT NULL,
	`payer` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`paid_on` text NOT NULL,
	`reference` text NOT NULL,
	`cleared_on` text,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_payments_workspace` ON `billing_payments` (`workspace_id`,`project_id`);--> statement-breakpoint
CREATE INDEX `billing_payments_document` ON `billing_payments` (`document_id`);--> statement-breakpoint
CREATE TABLE `billing_terms` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`first_rate` integer NOT NULL,
	`threshold` integer NOT NULL,
	`later_rate` integer NOT NULL,
	`stored_rate` integer NOT NULL,
	`pay_days` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_terms_workspace` ON `billing_terms` (`workspace_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `billing_terms_project` ON `billing_terms` (`project_id`);