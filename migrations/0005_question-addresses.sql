ALTER TABLE `unanswered_questions` ADD `id` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `unanswered_questions` SET `id` = lower(hex(randomblob(16)));--> statement-breakpoint
CREATE UNIQUE INDEX `unanswered_questions_id` ON `unanswered_questions` (`id`);--> statement-breakpoint
CREATE INDEX `unanswered_questions_merged` ON `unanswered_questions` (`merged_into`);--> statement-breakpoint
CREATE TRIGGER `unanswered_questions_named` AFTER INSERT ON `unanswered_questions` WHEN new.id = '' BEGIN
	UPDATE unanswered_questions SET id = lower(hex(randomblob(16))) WHERE rowid = new.rowid;
END;
