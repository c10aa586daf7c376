CREATE TABLE `ledger_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`currency` text NOT NULL,
	`overdraft` integer NOT NULL,
	`lots` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_accounts_name` ON `ledger_accounts` (`workspace_id`,`name`,`currency`);--> statement-breakpoint
CREATE TABLE `ledger_draws` (
	`lot` integer NOT NULL,
	`entry` integer NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`lot`, `entry`),
	CONSTRAINT "ledger_draws_amount" CHECK("ledger_draws"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `ledger_draws_entry` ON `ledger_draws` (`entry`);--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`posting_id` text NOT NULL,
	`from_account` text NOT NULL,
	`to_account` text NOT NULL,
	`amount` integer NOT NULL,
	`expires_at` text,
	`at` text NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK("ledger_entries"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `ledger_entries_posting` ON `ledger_entries` (`posting_id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_from` ON `ledger_entries` (`from_account`,`id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_to` ON `ledger_entries` (`to_account`,`id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_expiry` ON `ledger_entries` (`expires_at`);--> statement-breakpoint
CREATE TABLE `ledger_postings` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`reason` text NOT NULL,
	`subject_type` text,
	`subject_id` text,
	`at` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_postings_key` ON `ledger_postings` (`key`);--> statement-breakpoint
CREATE INDEX `ledger_postings_subject` ON `ledger_postings` (`subject_type`,`subject_id`);--> statement-breakpoint
CREATE TABLE `document_acceptances` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`document_id` text NOT NULL,
	`version_id` text NOT NULL,
	`printed_name` text NOT NULL,
	`actor` text NOT NULL,
	`content` text NOT NULL,
	`hash` text NOT NULL,
	`total_cents` integer NOT NULL,
	`accepted_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_acceptances_document` ON `document_acceptances` (`document_id`);--> statement-breakpoint
CREATE INDEX `document_acceptances_workspace` ON `document_acceptances` (`workspace_id`,`accepted_at`);--> statement-breakpoint
CREATE TABLE `document_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`document_id` text NOT NULL,
	`number` integer NOT NULL,
	`content` text NOT NULL,
	`hash` text NOT NULL,
	`total_cents` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_versions_number` ON `document_versions` (`document_id`,`number`);--> statement-breakpoint
CREATE INDEX `document_versions_workspace` ON `document_versions` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`subject_type` text,
	`subject_id` text,
	`series` text NOT NULL,
	`number` integer,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`due_at` text,
	`content` text NOT NULL,
	`total_cents` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `documents_workspace` ON `documents` (`workspace_id`,`kind`,`updated_at`);--> statement-breakpoint
CREATE INDEX `documents_subject` ON `documents` (`subject_type`,`subject_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_number` ON `documents` (`series`,`kind`,`number`);--> statement-breakpoint
CREATE TABLE `process_events` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`process` text NOT NULL,
	`record_id` text NOT NULL,
	`transition` text NOT NULL,
	`from_state` text NOT NULL,
	`to_state` text NOT NULL,
	`record_version` integer NOT NULL,
	`actor` text NOT NULL,
	`party` text NOT NULL,
	`printed_name` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`payload` text,
	`idem` text NOT NULL,
	`run` text NOT NULL,
	`at` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `process_events_version` ON `process_events` (`process`,`record_id`,`record_version`);--> statement-breakpoint
CREATE UNIQUE INDEX `process_events_idem` ON `process_events` (`process`,`record_id`,`idem`);--> statement-breakpoint
CREATE INDEX `process_events_run` ON `process_events` (`run`);--> statement-breakpoint
CREATE INDEX `process_events_workspace` ON `process_events` (`workspace_id`,`at`);--> statement-breakpoint
CREATE TRIGGER `process_events_stay` BEFORE UPDATE OF `process`, `record_id`, `transition`, `from_state`, `to_state`, `record_version`, `at` ON `process_events`
BEGIN
	SELECT RAISE(ABORT, 'what happened is not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `document_versions_stay` BEFORE UPDATE OF `document_id`, `number`, `content`, `hash`, `total_cents`, `created_at` ON `document_versions`
BEGIN
	SELECT RAISE(ABORT, 'what was sent is not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `document_acceptances_stay` BEFORE UPDATE OF `document_id`, `version_id`, `content`, `hash`, `total_cents`, `accepted_at` ON `document_acceptances`
BEGIN
	SELECT RAISE(ABORT, 'what was accepted is not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_stay` BEFORE UPDATE OF `amount`, `posting_id`, `at` ON `ledger_entries`
BEGIN
	SELECT RAISE(ABORT, 'an entry is not changed, it is reversed');
END;
