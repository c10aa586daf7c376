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
CREATE TABLE `blocks` (
	`owner` text NOT NULL,
	`blocked` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`owner`, `blocked`)
);
--> statement-breakpoint
CREATE INDEX `blocks_blocked` ON `blocks` (`blocked`);--> statement-breakpoint
CREATE TABLE `community_drafts` (
	`thread_id` text NOT NULL,
	`owner` text NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`thread_id`, `owner`)
);
--> statement-breakpoint
CREATE INDEX `community_drafts_owner` ON `community_drafts` (`owner`);--> statement-breakpoint
CREATE TABLE `community_edits` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`author` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `community_edits_post` ON `community_edits` (`post_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `community_edits_author` ON `community_edits` (`author`);--> statement-breakpoint
CREATE TABLE `community_flags` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`owner` text NOT NULL,
	`reason` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`weighs` integer NOT NULL,
	`verdict` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `community_flags_once` ON `community_flags` (`post_id`,`owner`);--> statement-breakpoint
CREATE INDEX `community_flags_verdict` ON `community_flags` (`verdict`,`created_at`);--> statement-breakpoint
CREATE INDEX `community_flags_owner` ON `community_flags` (`owner`);--> statement-breakpoint
CREATE TABLE `community_follows` (
	`thread_id` text NOT NULL,
	`owner` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`thread_id`, `owner`)
);
--> statement-breakpoint
CREATE INDEX `community_follows_owner` ON `community_follows` (`owner`);--> statement-breakpoint
CREATE TABLE `community_log` (
	`id` text PRIMARY KEY NOT NULL,
	`action` text NOT NULL,
	`space` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`opening` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `community_log_created` ON `community_log` (`created_at`);--> statement-breakpoint
CREATE TABLE `community_names` (
	`owner` text PRIMARY KEY NOT NULL,
	`called` text NOT NULL,
	`called_key` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `community_names_key` ON `community_names` (`called_key`);--> statement-breakpoint
CREATE TABLE `community_posts` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`thread_id` text NOT NULL,
	`opening` integer DEFAULT false NOT NULL,
	`author` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`body` text NOT NULL,
	`body_key` text NOT NULL,
	`quotes` text,
	`hidden` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`edited_at` text,
	FOREIGN KEY (`thread_id`) REFERENCES `community_threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `community_posts_id` ON `community_posts` (`id`);--> statement-breakpoint
CREATE INDEX `community_posts_thread` ON `community_posts` (`thread_id`,`number`);--> statement-breakpoint
CREATE INDEX `community_posts_author` ON `community_posts` (`author`,`created_at`);--> statement-breakpoint
CREATE INDEX `community_posts_body` ON `community_posts` (`body_key`);--> statement-breakpoint
CREATE INDEX `community_posts_hidden` ON `community_posts` (`hidden`,`created_at`);--> statement-breakpoint
CREATE TABLE `community_reactions` (
	`post_id` text NOT NULL,
	`kind` text NOT NULL,
	`owner` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`post_id`, `kind`, `owner`)
);
--> statement-breakpoint
CREATE INDEX `community_reactions_owner` ON `community_reactions` (`owner`);--> statement-breakpoint
CREATE TABLE `community_threads` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`space` text NOT NULL,
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`trade` text DEFAULT '' NOT NULL,
	`title` text NOT NULL,
	`author` text NOT NULL,
	`hidden` text DEFAULT '' NOT NULL,
	`locked_at` text,
	`accepted_post` text,
	`accepted_since` text,
	`last_at` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `community_threads_slug` ON `community_threads` (`slug`);--> statement-breakpoint
CREATE INDEX `community_threads_last` ON `community_threads` (`hidden`,`last_at`);--> statement-breakpoint
CREATE INDEX `community_threads_space` ON `community_threads` (`space`,`hidden`,`last_at`);--> statement-breakpoint
CREATE INDEX `community_threads_author` ON `community_threads` (`author`);--> statement-breakpoint
CREATE INDEX `community_threads_accepted` ON `community_threads` (`accepted_post`);--> statement-breakpoint
CREATE TABLE `directory_kept` (
	`workspace_id` text NOT NULL,
	`entry_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `entry_id`),
	FOREIGN KEY (`entry_id`) REFERENCES `directory_entries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `directory_kept_entry` ON `directory_kept` (`entry_id`);--> statement-breakpoint
CREATE TABLE `directory_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`review_id` text NOT NULL,
	`reason` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`decided_at` text,
	`verdict` text,
	`note` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`review_id`) REFERENCES `directory_reviews`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `directory_reports_once` ON `directory_reports` (`workspace_id`,`review_id`);--> statement-breakpoint
CREATE INDEX `directory_reports_review` ON `directory_reports` (`review_id`);--> statement-breakpoint
CREATE INDEX `directory_reports_waiting` ON `directory_reports` (`decided_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `mentor_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`session_id` text NOT NULL,
	`task` text NOT NULL,
	`due_on` text NOT NULL,
	`done_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `mentor_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mentor_actions_workspace` ON `mentor_actions` (`workspace_id`,`due_on`);--> statement-breakpoint
CREATE INDEX `mentor_actions_session` ON `mentor_actions` (`session_id`);--> statement-breakpoint
CREATE TABLE `mentor_quarters` (
	`workspace_id` text NOT NULL,
	`at` text NOT NULL,
	`session_id` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `at`),
	FOREIGN KEY (`session_id`) REFERENCES `mentor_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mentor_quarters_session` ON `mentor_quarters` (`session_id`);--> statement-breakpoint
CREATE TABLE `mentor_ratings` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`session_id` text NOT NULL,
	`side` text NOT NULL,
	`stars` integer NOT NULL,
	`body` text NOT NULL,
	`published_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `mentor_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mentor_ratings_once` ON `mentor_ratings` (`session_id`,`side`);--> statement-breakpoint
CREATE INDEX `mentor_ratings_workspace` ON `mentor_ratings` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `mentor_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`mentor_workspace` text NOT NULL,
	`mentor_id` text NOT NULL,
	`asked_as` text NOT NULL,
	`starts_at` text NOT NULL,
	`minutes` integer NOT NULL,
	`question` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'booked' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`mentor_id`) REFERENCES `mentors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mentor_sessions_workspace` ON `mentor_sessions` (`workspace_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `mentor_sessions_mentor` ON `mentor_sessions` (`mentor_workspace`,`starts_at`);--> statement-breakpoint
CREATE INDEX `mentor_sessions_listing` ON `mentor_sessions` (`mentor_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `mentors` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`shown_as` text NOT NULL,
	`about` text NOT NULL,
	`trades` text NOT NULL,
	`topics` text NOT NULL,
	`languages` text NOT NULL,
	`years` integer NOT NULL,
	`hour_cents` integer DEFAULT 0 NOT NULL,
	`site_zone` text NOT NULL,
	`rules` text NOT NULL,
	`days_off` text NOT NULL,
	`notice_hours` integer NOT NULL,
	`week_most` integer NOT NULL,
	`join_by` text NOT NULL,
	`open` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mentors_workspace` ON `mentors` (`workspace_id`) WHERE not sample;--> statement-breakpoint
CREATE INDEX `mentors_samples` ON `mentors` (`workspace_id`,`created_at`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `verification_reference_place` ON `verification_references` (`case_id`,`place`);--> statement-breakpoint
ALTER TABLE `billing_payments` ADD `bounced_on` text;--> statement-breakpoint
ALTER TABLE `billing_payments` ADD `bounce_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `billing_payments` ADD `deposit_id` text;--> statement-breakpoint
ALTER TABLE `directory_reviews` ADD `taken_down_at` text;--> statement-breakpoint
ALTER TABLE `directory_reviews` ADD `taken_down_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `document_versions` ADD `sample` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `directory_places_latitude` ON `directory_places` (`latitude`,`entry_id`);--> statement-breakpoint
-- The full-text index over the words of directories. It keeps the id of its entry, by whose parts a row is found again;
-- after a restore the triggers have filled it.
CREATE VIRTUAL TABLE `directory_search` USING fts5(entry, words, tokenize="unicode61 remove_diacritics 2");
--> statement-breakpoint
INSERT INTO directory_search (entry, words) SELECT id, words FROM directory_entries;
--> statement-breakpoint
CREATE TRIGGER `directory_entries_inserted` AFTER INSERT ON `directory_entries` BEGIN
	INSERT INTO directory_search (entry, words) VALUES (new.id, new.words);
END;
--> statement-breakpoint
CREATE TRIGGER `directory_entries_deleted` AFTER DELETE ON `directory_entries` BEGIN
	DELETE FROM directory_search WHERE rowid IN (SELECT rowid FROM directory_search
		WHERE directory_search MATCH 'entry : "' || replace(old.id, '"', '') || '"') AND entry = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `directory_entries_updated` AFTER UPDATE OF `words` ON `directory_entries` BEGIN
	UPDATE directory_search SET words = new.words WHERE rowid IN (SELECT rowid FROM directory_search
		WHERE directory_search MATCH 'entry : "' || replace(old.id, '"', '') || '"') AND entry = old.id;
END;
--> statement-breakpoint
-- The full-text index over what is said in the community. It keeps no text of its own; after a restore it is made anew
-- by: insert into community_search(community_search) values('rebuild').
CREATE VIRTUAL TABLE `community_search` USING fts5(
	title, body,
	content='community_posts', content_rowid='number',
	tokenize="unicode61 remove_diacritics 2"
);
--> statement-breakpoint
CREATE TRIGGER `community_posts_inserted` AFTER INSERT ON `community_posts` BEGIN
	INSERT INTO community_search(rowid, title, body) VALUES (new.number, new.title, new.body);
END;
--> statement-breakpoint
CREATE TRIGGER `community_posts_deleted` AFTER DELETE ON `community_posts` BEGIN
	INSERT INTO community_search(community_search, rowid, title, body) VALUES ('delete', old.number, old.title, old.body);
END;
--> statement-breakpoint
CREATE TRIGGER `community_posts_updated` AFTER UPDATE OF title, body ON `community_posts` BEGIN
	INSERT INTO community_search(community_search, rowid, title, body) VALUES ('delete', old.number, old.title, old.body);
	INSERT INTO community_search(rowid, title, body) VALUES (new.number, new.title, new.body);
END;
