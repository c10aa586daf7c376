CREATE TABLE `contractor_concerns` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`called` text NOT NULL,
	`region` text DEFAULT '' NOT NULL,
	`number` text DEFAULT '' NOT NULL,
	`badge` text DEFAULT '' NOT NULL,
	`about` text NOT NULL,
	`words` text NOT NULL,
	`handled_at` text,
	`handled_by` text DEFAULT '' NOT NULL,
	`finding` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contractor_concern_open` ON `contractor_concerns` (`handled_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `contractor_concern_workspace` ON `contractor_concerns` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `contractor_papers` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`report_id` text NOT NULL,
	`kind` text NOT NULL,
	`question` text DEFAULT '' NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`number` text DEFAULT '' NOT NULL,
	`until_on` text,
	`printed_name` text DEFAULT '' NOT NULL,
	`answered_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`report_id`) REFERENCES `contractor_reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contractor_paper_report` ON `contractor_papers` (`report_id`);--> statement-breakpoint
CREATE INDEX `contractor_paper_workspace` ON `contractor_papers` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `contractor_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`called` text NOT NULL,
	`region` text DEFAULT '' NOT NULL,
	`number` text DEFAULT '' NOT NULL,
	`badge` text DEFAULT '' NOT NULL,
	`work` text DEFAULT 'other' NOT NULL,
	`crew` text DEFAULT 'unknown' NOT NULL,
	`price_cents` integer DEFAULT 0 NOT NULL,
	`deposit_cents` integer DEFAULT 0 NOT NULL,
	`checks` text DEFAULT '{}' NOT NULL,
	`clauses` text DEFAULT '[]' NOT NULL,
	`read_contract` integer DEFAULT false NOT NULL,
	`payments` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contractor_report_workspace` ON `contractor_reports` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `verification_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`badge` text NOT NULL,
	`firm` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`applicant` text DEFAULT '' NOT NULL,
	`submitted_at` text,
	`decided_at` text,
	`decided_by` text DEFAULT '' NOT NULL,
	`level` integer,
	`until_on` text,
	`ends_at` text,
	`revoked_for` text DEFAULT '' NOT NULL,
	`hidden` text DEFAULT '[]' NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verification_workspace` ON `verification_cases` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `verification_state` ON `verification_cases` (`state`,`state_since`);--> statement-breakpoint
CREATE UNIQUE INDEX `verification_badge` ON `verification_cases` (`badge`);--> statement-breakpoint
CREATE TABLE `verification_items` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`case_id` text NOT NULL,
	`kind` text NOT NULL,
	`region` text DEFAULT '' NOT NULL,
	`number` text DEFAULT '' NOT NULL,
	`issuer` text DEFAULT '' NOT NULL,
	`classes` text DEFAULT '' NOT NULL,
	`until_on` text,
	`note` text DEFAULT '' NOT NULL,
	`saved_at` text NOT NULL,
	`result` text DEFAULT '' NOT NULL,
	`looked_at` text DEFAULT '' NOT NULL,
	`looked_on` text,
	`reviewer` text DEFAULT '' NOT NULL,
	`review_note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `verification_cases`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `verification_item_workspace` ON `verification_items` (`workspace_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `verification_item_kind` ON `verification_items` (`case_id`,`kind`);--> statement-breakpoint
CREATE TABLE `verification_references` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`case_id` text NOT NULL,
	`place` integer NOT NULL,
	`asked` text NOT NULL,
	`job` text DEFAULT '' NOT NULL,
	`worked` text DEFAULT '' NOT NULL,
	`finished` text DEFAULT '' NOT NULL,
	`price` text DEFAULT '' NOT NULL,
	`again` text DEFAULT '' NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`printed_name` text DEFAULT '' NOT NULL,
	`answered_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `verification_cases`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `verification_reference_workspace` ON `verification_references` (`workspace_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `verification_reference_place` ON `verification_references` (`case_id`,`place`);