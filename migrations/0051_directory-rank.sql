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
ALTER TABLE `directory_reviews` ADD `taken_down_at` text;--> statement-breakpoint
ALTER TABLE `directory_reviews` ADD `taken_down_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `directory_places_latitude` ON `directory_places` (`latitude`,`entry_id`);
--> statement-breakpoint
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
