CREATE TABLE `article_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`scope_words` text NOT NULL,
	`title_words` text NOT NULL,
	`section_words` text NOT NULL,
	`tags_words` text NOT NULL,
	`body_words` text NOT NULL,
	FOREIGN KEY (`slug`) REFERENCES `articles`(`slug`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `article_texts_language` ON `article_texts` (`slug`,`language`);--> statement-breakpoint
CREATE TABLE `articles` (
	`slug` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`section` text DEFAULT '' NOT NULL,
	`edition` text DEFAULT '' NOT NULL,
	`source` text NOT NULL,
	`confidence` text NOT NULL,
	`tags` text DEFAULT '' NOT NULL,
	`reviewed_at` text NOT NULL,
	`author` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `articles_kind` ON `articles` (`kind`,`slug`);