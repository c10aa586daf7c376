ALTER TABLE `email_tokens` ADD `asked_by` text;--> statement-breakpoint
ALTER TABLE `identities` ADD `vouched` integer DEFAULT false NOT NULL;