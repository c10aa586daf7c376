CREATE TABLE `term_names` (
	`slug` text NOT NULL,
	`region` text NOT NULL,
	`name` text NOT NULL,
	`said` text DEFAULT '' NOT NULL,
	`author` text NOT NULL,
	PRIMARY KEY(`slug`, `region`, `name`),
	FOREIGN KEY (`slug`) REFERENCES `terms`(`slug`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `terms` (
	`slug` text PRIMARY KEY NOT NULL,
	`trade` text NOT NULL,
	FOREIGN KEY (`slug`) REFERENCES `articles`(`slug`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `terms_trade` ON `terms` (`trade`);--> statement-breakpoint
CREATE TABLE `lingo_cards` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`slug` text NOT NULL,
	`shown` text NOT NULL,
	`asked` text NOT NULL,
	`box` integer NOT NULL,
	`due_on` text NOT NULL,
	`started_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`answered_at` text NOT NULL,
	FOREIGN KEY (`slug`) REFERENCES `terms`(`slug`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lingo_cards_card` ON `lingo_cards` (`workspace_id`,`shown`,`asked`,`slug`);--> statement-breakpoint
CREATE TABLE `term_suggestions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`slug` text,
	`region` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`meaning` text DEFAULT '' NOT NULL,
	`trade` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`became` text,
	`decided_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`slug`) REFERENCES `terms`(`slug`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `term_suggestions_workspace` ON `term_suggestions` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `term_suggestions_status` ON `term_suggestions` (`status`,`created_at`);--> statement-breakpoint
ALTER TABLE `site_visits` ADD `metres` integer;--> statement-breakpoint
ALTER TABLE `site_visits` ADD `accuracy` integer;