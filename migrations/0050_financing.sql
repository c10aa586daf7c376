CREATE TABLE `financing_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`topic` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`query` text DEFAULT '' NOT NULL,
	`firm` text NOT NULL,
	`facts` text NOT NULL,
	`papers` text NOT NULL,
	`accepted_lender` text,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `financing_applications_workspace` ON `financing_applications` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `financing_lenders` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`application_id` text NOT NULL,
	`lender` text NOT NULL,
	`link_id` text NOT NULL,
	`offer` text DEFAULT '' NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`answered_at` text,
	`declined_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `financing_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `financing_lenders_workspace` ON `financing_lenders` (`workspace_id`,`application_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `financing_lenders_link` ON `financing_lenders` (`link_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `financing_lenders_lender` ON `financing_lenders` (`application_id`,`lender`);--> statement-breakpoint
CREATE TABLE `financing_scenarios` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`topic` text NOT NULL,
	`query` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `financing_scenarios_query` ON `financing_scenarios` (`workspace_id`,`query`);